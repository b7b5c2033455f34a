import type { SearchQuery } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { SearchResult } from '@rooftop/inventory/index/search';
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { publicAudience } from '@rooftop/platform/inventory/audiences';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { formatCarCount } from '../figures.server.ts';
import { createCardView } from './card-view.server.ts';
import { CARD_WORDS } from './vehicle-card.tsx';

/** Cars to show in a row, and a link to more of them. */
export type CarsView = NonNullable<Awaited<ReturnType<typeof carsOfSearch>>>;

const isComing = ({ listing }: Hit): boolean => listing.status === 'coming-soon';

/** The first results, featured cars first unless the search names a sort, and cars on the lot before cars coming soon. */
function orderedHits({ sort }: SearchQuery, { hits, featured }: SearchResult): readonly Hit[] {
  // An editor who chose a sort means it.
  const first = sort === null ? featured() : [];
  const known = new Set(first.map(({ listing }) => listing.vin));
  return [...first, ...hits.filter(({ listing }) => !known.has(listing.vin))].toSorted(
    (a, b) => Number(isComing(a)) - Number(isComing(b)),
  );
}

/**
 * The first results of a search, or one car, as the public sees them: no private cars and no locked prices.
 * @param search path and query of an inventory page or a car's page, without the language. Of a car, only the VIN counts.
 * @returns null if there are no results, the car is not for sale, or it is no such path
 */
export async function carsOfSearch(search: string, count: number, context: RequestContext) {
  const { content, dealership, inventory, locale, origin, t, visitor } = context;
  const index = await orFallback(inventory.index(), null);
  if (index === null || !URL.canParse(search, origin)) return null;
  const { pathname, searchParams } = new URL(search, origin);
  const [settings, vocabulary, stores, seesLockedPrices] = await Promise.all([
    addressSettings(context),
    vocabularyOf({ content, visitor: ANONYMOUS }, index),
    orFallback(content.stores(), []),
    visitor.hasUnlockedPrices(),
  ]);
  const audience = { ...publicAudience(context), seesLockedPrices };
  const cardOf = createCardView(context, stores);
  const words = wordsFor(t, CARD_WORDS);
  const parsedUrl = parseInventoryUrl(pathname, searchParams, vocabulary, settings);
  if (parsedUrl.kind === 'vehicle') {
    const hit = index.findListed(parsedUrl.vin, audience);
    if (hit === null || hit.listing.status === 'sold') return null;
    return { cards: [cardOf(hit)], more: null, words };
  }
  if (parsedUrl.kind !== 'search') return null;
  const result = index.search(parsedUrl.query, audience);
  if (result.total === 0) return null;
  return {
    cards: orderedHits(parsedUrl.query, result).slice(0, count).map(cardOf),
    /** Link to all results. Null for a single car. */
    more: {
      label: t('cars.all', { count: formatCarCount(result.total, context) }),
      href: localPath(parsedUrl.canonical, locale, dealership.languages),
    },
    words,
  };
}
