import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { statusOf } from '../../http/error-status.ts';
import { refuse, type RefusalPages } from '../refusal.ts';
import type { FeedSource } from '../../vehicles/dealership-feeds.server.ts';
import { LISTINGS_PATH, sendListings } from './platform-feed.server.ts';

export interface PlatformHostOptions {
  /** The platform's own host, which no dealership can have. */
  readonly domain: string;
  readonly sources: () => Promise<readonly FeedSource[]>;
  readonly refusals: RefusalPages;
  readonly onError: (error: unknown) => void;
}

/**
 * Serves the file on the platform's own host: the listings of all dealerships.
 * @returns a function that returns whether it handled the request
 */
export function createPlatformHost(options: PlatformHostOptions) {
  const { sources, refusals, onError } = options;
  const domain = normalizeHost(options.domain);

  async function send(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await sendListings(await sources(), incoming, outgoing);
    } catch (error) {
      // A client that disconnects during a long file is not an error.
      if (outgoing.destroyed) return;
      onError(error);
      // A truncated file would remove the remaining cars from the portal, so send none.
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, refusals, statusOf(error) === 503 ? 503 : 500);
    }
  }

  return function answer(host: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = '' } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || url.split('?', 1)[0] !== LISTINGS_PATH || normalizeHost(host) !== domain) return false;
    void send(incoming, outgoing);
    return true;
  };
}
