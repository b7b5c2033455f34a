/** Unsubscribes shoppers from confirmations through the links in them. */
import type { Pool } from '@rooftop/database/pool';
import { readUnsubscribeTicket } from '@rooftop/leads/confirmations/unsubscribe-ticket';
import { addUnsubscription } from '@rooftop/leads/confirmations/stored-confirmations';

/** Unsubscribes from the confirmations of one dealership. */
export interface DealershipUnsubscriptions {
  /** Returns whether a ticket is genuine and belongs to this dealership. */
  isValid(ticket: string): boolean;
  /**
   * Unsubscribes the ticket's address from the dealership's confirmations. Returns false if the ticket is not
   * genuine.
   */
  stop(ticket: string): Promise<boolean>;
}

export interface Unsubscriptions {
  /** @param dealership document id */
  forDealership(dealership: string): DealershipUnsubscriptions;
}

/** @param key of the purpose confirmations */
export const createUnsubscriptions = (pool: Pool, key: Uint8Array): Unsubscriptions => ({
  forDealership: (dealership) => ({
    isValid: (ticket) => readUnsubscribeTicket(key, dealership, ticket) !== null,
    async stop(ticket) {
      const address = readUnsubscribeTicket(key, dealership, ticket);
      if (address === null) return false;
      await addUnsubscription(pool, address);
      return true;
    },
  }),
});
