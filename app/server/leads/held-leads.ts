/** Held leads as accessed through the links in notices. */
import type { Pool } from '@rooftop/database/pool';
import type { Lead } from '@rooftop/leads/lead';
import { readReleaseTicket } from '@rooftop/leads/notices/release-ticket';
import { findLead } from '@rooftop/leads/storage/find-lead';
import { releaseLead } from '@rooftop/leads/storage/release-lead';

/** Held leads of one dealership. */
export interface DealershipHeldLeads {
  /** Finds the lead of a ticket. Returns null if the ticket is forged, expired, or belongs to another dealership. */
  find(ticket: string): Promise<Lead | null>;
  /** Delivers a held lead. Does nothing if it was released before. */
  release(lead: Pick<Lead, 'id'>): Promise<void>;
}

export interface HeldLeads {
  /** @param dealership document id */
  forDealership(dealership: string): DealershipHeldLeads;
}

/** @param key of the purpose lead-release */
export const createHeldLeads = (pool: Pool, key: Uint8Array): HeldLeads => ({
  forDealership: (dealership) => ({
    async find(ticket) {
      const id = readReleaseTicket(key, dealership, ticket, Date.now());
      const lead = id === null ? null : await findLead(pool, id);
      return lead?.dealership === dealership ? lead : null;
    },
    async release({ id }) {
      await releaseLead(pool, id);
    },
  }),
});
