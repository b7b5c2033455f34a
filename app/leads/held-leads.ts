/** Leads that were held back, as the links in notices reach them. */
import type { Pool } from '@rooftop/database/pool';
import type { Lead } from '@rooftop/leads/lead';
import { readTicket } from '@rooftop/leads/notices/release-ticket';
import { findLead } from '@rooftop/leads/storage/find-lead';
import { releaseLead } from '@rooftop/leads/storage/release-lead';

/** Held leads of one dealership. */
export interface DealershipHeldLeads {
  /** The lead that a link names. Returns null if the link is not ours, another dealership's, or has expired. */
  find(ticket: string): Promise<Lead | null>;
  /** Sends a held lead on its way. One that was released before is on its way already. */
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
      const id = readTicket(key, dealership, ticket, Date.now());
      const lead = id === null ? null : await findLead(pool, id);
      return lead?.dealership === dealership ? lead : null;
    },
    async release({ id }) {
      await releaseLead(pool, id);
    },
  }),
});
