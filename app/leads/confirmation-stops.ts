/** Shoppers who want no more confirmations, by the links in them. */
import type { Pool } from '@rooftop/database/pool';
import { readStopTicket } from '@rooftop/leads/confirmations/stop-ticket';
import { stopConfirmations } from '@rooftop/leads/confirmations/storage';

/** Stops confirmations of one dealership. */
export interface DealershipConfirmationStops {
  /** Whether a link is ours and this dealership's. */
  isOurs(ticket: string): boolean;
  /** Stops mails from the dealership to the address that the link stands for. Returns false if the link is not ours. */
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
