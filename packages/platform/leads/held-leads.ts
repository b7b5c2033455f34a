/** Held leads as accessed through the links in notices. */
import type { Pool } from '@rooftop/database/pool';
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Lead } from '@rooftop/leads/lead';
import { readReleaseTicket } from '@rooftop/leads/notices/release-ticket';
import { findLead } from '@rooftop/leads/storage/find-lead';
import { releaseLead } from '@rooftop/leads/storage/release-lead';
import { orFallback } from '../or-fallback.ts';
import { clockFrom, NO_HOURS } from './response-clock.ts';

/** Held leads of one dealership. */
export interface DealershipHeldLeads {
  /** Finds the lead of a ticket. Returns null if the ticket is forged, expired, or belongs to another dealership. */
  find(ticket: string): Promise<Lead | null>;
  /** Delivers a held lead. Does nothing if it was released before. */
  release(lead: Pick<Lead, 'acceptedAt' | 'id' | 'form' | 'circumstances'>): Promise<void>;
}

export interface HeldLeads {
  /** @param dealership document id */
  forDealership(dealership: string): DealershipHeldLeads;
}

/**
 * @param key of the purpose lead-release
 * @param readDelivery resolves to null if the dealership's document was deleted
 */
export const createHeldLeads = (
  pool: Pool,
  key: Uint8Array,
  readDelivery: (dealership: string) => Promise<LeadDelivery | null>,
): HeldLeads => ({
  forDealership: (dealership) => ({
    async find(ticket) {
      const id = readReleaseTicket(key, dealership, ticket, Date.now());
      const lead = id === null ? null : await findLead(pool, id);
      return lead?.dealership === dealership ? lead : null;
    },
    async release({ id, form, circumstances, acceptedAt }) {
      const settings = (await orFallback(readDelivery(dealership), null)) ?? NO_HOURS;
      const clock = clockFrom(settings, { form, storeKey: circumstances.storeKey, acceptedAt }, new Date());
      await releaseLead(pool, { dealership, id }, { ...clock, by: null });
    },
  }),
});
