import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import { EVERYTHING, type SearchQuery } from '@rooftop/inventory/index/query';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { addressSettings, vocabularyOf } from './addresses.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';

/** An inventory page as editors write it, without host and language. */
const CARS = /^\/(?:[a-z]+-)?cars-for-sale(?=[/?#]|$)/;

/** Results of these expire with time, not only with the next import. */
const PRICE_DROPS = /price[-_]drop/;

/**
 * Whether a search found cars, by index and URL. An index never changes, so the result stays valid as long as it
 * does.
 */
const known = new WeakMap<SearchIndex, Map<string, boolean>>();

const isNarrowed = ({ filters, ranges, keyword }: SearchQuery): boolean =>
  keyword !== null ||
  Object.keys(filters).some((name) => name !== 'condition') ||
  Object.keys(ranges).length > 0;

/**
 * The same request, with an `href` that returns null for searches that find none of the public's cars today, so that
 * no menu, tile or button leads to an empty list. The whole inventory always has its link, and so do its conditions
 * while the dealership has no cars at all. Every link stays while the inventory cannot be read.
 */
export async function withoutEmptySearches(context: RequestContext): Promise<RequestContext> {
  const index = await orFallback(context.inventory.index(), null);
  if (index === null) return context;
  const [vocabulary, addresses] = await Promise.all([
    vocabularyOf({ content: context.content, visitor: ANONYMOUS }, index),
    addressSettings(context),
  ]);
  const answers = known.get(index) ?? new Map<string, boolean>();
  known.set(index, answers);

  const hasCars = (written: string): boolean => {
    const url = URL.parse(written, context.origin);
    if (url === null) return false;
    const parsedUrl = parseInventoryUrl(url.pathname, url.searchParams, vocabulary, addresses);
    if (parsedUrl.kind !== 'search') return parsedUrl.kind === 'vehicle';
    const { query } = parsedUrl;
    if (index.search(query, PUBLIC).total > 0) return true;
    const isAll = query.filters.condition === undefined;
    return !isNarrowed(query) && (isAll || index.search(EVERYTHING, PUBLIC).total === 0);
  };

  function leadsToCars(written: string): boolean {
    if (PRICE_DROPS.test(written)) return hasCars(written);
    const key = `${addresses.filterPriority.join()} ${written}`;
    const answer = answers.get(key) ?? hasCars(written);
    answers.set(key, answer);
    return answer;
  }

  return {
    ...context,
    href: (written) =>
      written !== null && CARS.test(written) && !leadsToCars(written) ? null : context.href(written),
  };
}
