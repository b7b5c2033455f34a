/** Leads that were held back, as the links in notices reach them. */
import type { Pool } from '@rooftop/database/pool';
import type { Lead } from '@rooftop/leads/lead';
import { readTicket } from '@rooftop/leads/notices/release-ticket';
import { findLead } from '@rooftop/leads/storage/find-lead';
import { releaseLead } from '@rooftop/leads/storage/release-lead';

export interface HeldLeads {
  /**
   * The lead that a link names. Returns null if the link is not ours, another dealership's, or has expired.
   * @param dealership document id
   */
  find(ticket: string, dealership: string): Promise<Lead | null>;
  /** Sends a held lead on its way. One that was released before is on its way already. */
  release(lead: Pick<Lead, 'id'>): Promise<void>;
}

/** @param key of the purpose lead-release */
export function createHeldLeads(pool: Pool, key: Uint8Array): HeldLeads {
  return {
    async find(ticket, dealership) {
      const id = readTicket(key, dealership, ticket, Date.now());
      const lead = id === null ? null : await findLead(pool, id);
      return lead?.dealership === dealership ? lead : null;
    },
    async release({ id }) {
      await releaseLead(pool, id);
    },
  };
}
