/** Unsubscribes shoppers from confirmations through the links in them. */
import type { Pool } from '@rooftop/database/pool';
import { readStopTicket } from '@rooftop/leads/confirmations/stop-ticket';
import { stopConfirmations } from '@rooftop/leads/confirmations/storage';

/** Unsubscribes from the confirmations of one dealership. */
export interface DealershipConfirmationStops {
  /** Returns whether a ticket is genuine and belongs to this dealership. */
  isOurs(ticket: string): boolean;
  /**
   * Unsubscribes the ticket's address from the dealership's confirmations. Returns false if the ticket is not
   * genuine.
   */
  stop(ticket: string): Promise<boolean>;
}

export interface ConfirmationStops {
  /** @param dealership document id */
  forDealership(dealership: string): DealershipConfirmationStops;
}

/** @param key of the purpose confirmations */
export const createConfirmationStops = (pool: Pool, key: Uint8Array): ConfirmationStops => ({
  forDealership: (dealership) => ({
    isOurs: (ticket) => readStopTicket(key, dealership, ticket) !== null,
    async stop(ticket) {
      const address = readStopTicket(key, dealership, ticket);
      if (address === null) return false;
      await stopConfirmations(pool, address);
      return true;
    },
  }),
});
