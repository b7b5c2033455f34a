import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership';
import type { Language } from '@rooftop/content/languages';
import type { HostIndex } from '@rooftop/tenancy/find-dealership';
import { normaliseHost } from '@rooftop/tenancy/normalise-host';
import { statusOf } from '../http/error-status.ts';
import { refuse, type RefusalPages } from '../http/refusal.ts';
import type { Inventory } from '../inventory/dealership-inventory.ts';
import type { PictureAddresses } from '../pictures/picture-addresses.ts';
import type { Say } from '../wording.server.ts';
import type { FeedSource } from './dealership-feeds.server.ts';
import { LISTINGS_PATH, sendListings } from './platform-feed.server.ts';

export interface PlatformHostOptions {
  /** host of the platform itself, which no dealership can have */
  readonly domain: string;
  readonly content: Pick<Content, 'dealerships' | 'forDealership'>;
  readonly inventory: Pick<Inventory, 'forDealership'>;
  readonly pictures: (dealership: string) => PictureAddresses;
  readonly sayIn: (language: Language) => Say;
  readonly hosts: () => Promise<HostIndex<Dealership>>;
  readonly publicOrigin: (host: string) => string;
  readonly refusals: RefusalPages;
  readonly onError: (error: unknown) => void;
}

/**
 * The platform's own host. It has one file, and answers nothing else: the listings of all dealerships.
 * @returns a function that says whether it took the request
 */
export function createPlatformHost(options: PlatformHostOptions) {
  const { content, inventory, pictures, sayIn, hosts, publicOrigin, refusals, onError } = options;
  const domain = normaliseHost(options.domain);

  /** One that has no host cannot be reached, so nothing of it is advertised. */
  async function sources(): Promise<readonly FeedSource[]> {
    const [dealerships, registry] = await Promise.all([content.dealerships(), hosts()]);
    return dealerships.flatMap((dealership) => {
      const found = registry.find(`${dealership.slug}.${options.domain}`);
      if (found.kind === 'unknown' || found.dealership.id !== dealership.id) return [];
      const own = content.forDealership(dealership.id, { language: 'en' });
      return [
        {
          dealership,
          origin: publicOrigin(found.host),
          locale: 'en' as const,
          say: sayIn('en'),
          content: own,
          inventory: inventory.forDealership(dealership.id, { content: own }),
          pictures: pictures(dealership.id),
        },
      ];
    });
  }

  async function send(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await sendListings(await sources(), incoming, outgoing);
    } catch (error) {
      // Somebody who goes away while he is sent a long file is no trouble of ours.
      if (outgoing.destroyed) return;
      onError(error);
      // A file that ends early would take the rest of the cars off the portal: better none.
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, refusals, statusOf(error) === 503 ? 503 : 500);
    }
  }

  return function answer(host: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = '' } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || url.split('?', 1)[0] !== LISTINGS_PATH || normaliseHost(host) !== domain) return false;
    void send(incoming, outgoing);
    return true;
  };
}
