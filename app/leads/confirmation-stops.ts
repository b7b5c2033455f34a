/** Shoppers who want no more confirmations, by the links in them. */
import type { Pool } from '@rooftop/database/pool';
import { readStopTicket } from '@rooftop/leads/confirmations/stop-ticket';
import { stopConfirmations } from '@rooftop/leads/confirmations/storage';

export interface ConfirmationStops {
  /** Whether a link is ours and this dealership's. @param dealership document id */
  isOurs(ticket: string, dealership: string): boolean;
  /** Stops mails from the dealership to the address that the link stands for. Returns false if the link is not ours. */
  stop(ticket: string, dealership: string): Promise<boolean>;
}

/** @param key of the purpose confirmations */
export function createConfirmationStops(pool: Pool, key: Uint8Array): ConfirmationStops {
  return {
    isOurs: (ticket, dealership) => readStopTicket(key, dealership, ticket) !== null,
    async stop(ticket, dealership) {
      const address = readStopTicket(key, dealership, ticket);
      if (address === null) return false;
      await stopConfirmations(pool, address);
      return true;
    },
  };
}
