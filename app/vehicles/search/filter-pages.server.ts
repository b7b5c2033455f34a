import { onlyCondition } from '@rooftop/content/documents/dealership/settings/settings';
import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { EVERYTHING, type Facet, type SearchQuery } from '@rooftop/inventory/index/query';
import { type ListingCondition, LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';

/** Facets whose values have search pages that search engines may index. */
const LISTED: readonly Facet[] = ['bodystyle', 'make-model', 'great-deals'];
/** Price limits that shoppers search for, in cents. */
const PRICES_UNDER = [1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000];

/**
 * Indexable searches: an entire inventory, or filtered by one facet, with at least one car.
 * @param only Condition of all cars, if they are the same. Its pages then replace those of all cars.
 */
function listedSearches({ search }: SearchIndex, only: ListingCondition | null): readonly SearchQuery[] {
  const find = (query: SearchQuery) => search(query, PUBLIC);
  const conditions = only === null ? [null, ...LISTING_CONDITIONS] : [only];
  const baseOf = (condition: ListingCondition | null): SearchQuery =>
    condition === null ? EVERYTHING : { ...EVERYTHING, filters: { condition: [condition] } };
  const all = find(EVERYTHING).total;
  // If every car is used, price searches are listed only once, as searches for used cars, because menus link to
  // these.
  const alike = conditions.filter((condition) => find(baseOf(condition)).total === all);
  const standing = alike.find((condition) => condition !== null) ?? null;
  return conditions.flatMap((condition) => {
    const base = baseOf(condition);
    const found = find(base);
    if (found.total === 0) return condition === conditions[0] ? [base] : [];
    const byValue = LISTED.flatMap((facet) =>
      found.countsOf(facet).map(({ value }) => ({ ...base, filters: { ...base.filters, [facet]: [value] } })),
    );
    if (alike.includes(condition) && condition !== standing) return [base, ...byValue];
    const byPrice = PRICES_UNDER.map((max) => ({ ...base, ranges: { price: { min: null, max } } })).filter(
      (query) => find(query).total > 0,
    );
    return [base, ...byValue, ...byPrice];
  });
}

/** Cached per inventory index, for as long as it exists. */
const known = new WeakMap<SearchIndex, ReadonlyMap<string, readonly string[]>>();

/**
 * Paths of the search pages in the sitemap, which search engines may index (spec 4, robots meta): without host,
 * language and parameters.
 */
export async function filterPages(
  context: Pick<RequestContext, 'content' | 'inventory'>,
): Promise<readonly string[]> {
  const index = await context.inventory.index();
  const settings = await addressSettings(context);
  const only = onlyCondition(await orFallback(context.content.settings(), null));
  const key = [only, ...settings.filterPriority].join();
  const remembered = known.get(index)?.get(key);
  if (remembered !== undefined) return remembered;
  const vocabulary = await vocabularyOf({ content: context.content, visitor: ANONYMOUS }, index);
  const addresses = listedSearches(index, only).map((query) =>
    printSearchAddress(query, vocabulary, settings),
  );
  const paths = [...new Set(addresses.filter((address) => !address.includes('?')))];
  known.set(index, new Map([[key, paths]]));
  return paths;
}
