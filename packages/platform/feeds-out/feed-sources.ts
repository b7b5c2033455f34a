import type { Content } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Language } from '@rooftop/tenancy/languages';
import type { HostIndex } from '@rooftop/tenancy/find-dealership';
import type { Inventory } from '../inventory/dealership-inventory.ts';
import type { PriceNote } from '../inventory/price-terms.ts';
import type { PictureAddresses } from '../images/picture-addresses.ts';
import type { FeedContext } from './dealership-feeds.ts';

interface FeedSourcesOptions {
  readonly content: Pick<Content, 'dealerships' | 'forDealership'>;
  readonly inventory: Pick<Inventory, 'forDealership'>;
  readonly pictures: (dealership: string) => Pick<PictureAddresses, 'photo' | 'photoVersion'>;
  readonly priceNoteIn: (language: Language) => PriceNote;
  readonly hosts: () => Promise<HostIndex<Dealership>>;
  readonly publicOrigin: (host: string) => string;
  /** Domain with a subdomain for every dealership. */
  readonly domain: string;
}

/** In English, as most shoppers search, unless the dealership has no English pages. */
const languageOf = ({ languages }: Dealership): Language =>
  languages.includes('en') ? 'en' : (languages[0] ?? 'en');

/** Feed sources of all dealerships. A dealership without a host is unreachable, so nothing of it is advertised. */
export function createFeedSources(options: FeedSourcesOptions): () => Promise<readonly FeedContext[]> {
  const { content, inventory, pictures, priceNoteIn, hosts, publicOrigin, domain } = options;
  return async function feedSources() {
    const [dealerships, registry] = await Promise.all([content.dealerships(), hosts()]);
    return dealerships.flatMap((dealership): FeedContext[] => {
      const [first] = dealership.hostnames;
      const found = registry.find(first ?? `${dealership.slug}.${domain}`);
      if (found.kind === 'unknown' || found.dealership.id !== dealership.id) return [];
      const language = languageOf(dealership);
      const own = content.forDealership(dealership.id, { language });
      return [
        {
          dealership,
          origin: publicOrigin(found.host),
          priceNote: priceNoteIn(language),
          content: own,
          inventory: inventory.forDealership(dealership.id, { content: own }),
          pictures: pictures(dealership.id),
        },
      ];
    });
  };
}
