import type { Hit } from '@rooftop/inventory/index/result-page';
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { publicAudience } from '@rooftop/platform/inventory/audiences';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { createCardView } from './card-view.server.ts';
import { CARD_WORDS } from './vehicle-card.tsx';

/** The first cars of a search, and a link to all of them. */
export type CarsView = NonNullable<Awaited<ReturnType<typeof carsOfSearch>>>;

const isComing = ({ listing }: Hit): boolean => listing.status === 'coming-soon';

/**
 * The results of a search with cars on the lot before cars coming soon, as the public sees it: no private cars and no
 * locked prices.
 * @param search path and query of an inventory page, without the language
 * @returns null if there are no results, or it is not a search
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
  const parsedUrl = parseInventoryUrl(pathname, searchParams, vocabulary, settings);
  if (parsedUrl.kind !== 'search') return null;
  const { hits, total } = index.search(parsedUrl.query, { ...publicAudience(context), seesLockedPrices });
  if (hits.length === 0) return null;
  const comingLast = hits.toSorted((a, b) => Number(isComing(a)) - Number(isComing(b)));
  return {
    cards: comingLast.slice(0, count).map(createCardView(context, stores)),
    /** Total number of results. */
    total,
    href: localPath(parsedUrl.canonical, locale, dealership.languages),
    words: wordsFor(t, CARD_WORDS),
  };
}
