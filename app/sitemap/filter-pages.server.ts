import { printSearchAddress } from '@rooftop/inventory/address/print-address';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { EVERYTHING, type Facet, type SearchQuery } from '@rooftop/inventory/index/query';
import { type ListingCondition, LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '../context.server.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { PUBLIC } from '../inventory/audience.server.ts';
import { onlyCondition } from '../inventory/only-condition.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';
import { ANONYMOUS } from '../visitor/visitor-session.ts';

/** Facets whose values have pages that search engines may list. */
const LISTED: readonly Facet[] = ['bodystyle', 'make-model', 'great-deals'];
/** Cents: the limits that shoppers look for. */
const PRICES_UNDER = [1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000];

/**
 * The searches that have a page of their own: an inventory as a whole, or by one thing, that finds cars.
 * @param only the condition of all cars, whose pages stand for those of all
 */
function listedSearches({ search }: SearchIndex, only: ListingCondition | null): readonly SearchQuery[] {
  const find = (query: SearchQuery) => search(query, PUBLIC);
  const conditions = only === null ? [null, ...LISTING_CONDITIONS] : [only];
  const baseOf = (condition: ListingCondition | null): SearchQuery =>
    condition === null ? EVERYTHING : { ...EVERYTHING, filters: { condition: [condition] } };
  const all = find(EVERYTHING).total;
  // Where every car is a used one, those below a price are named once: as used ones, which is where menus lead.
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

/** What was found in an index stands as long as the index does. */
const known = new WeakMap<SearchIndex, ReadonlyMap<string, readonly string[]>>();

/**
 * Paths of the search pages that the sitemap names, and search engines may list (spec 4, robots meta): without host,
 * language and parameters.
 */
export async function filterPages(
  context: Pick<RequestContext, 'content' | 'inventory'>,
): Promise<readonly string[]> {
  const index = await context.inventory.index();
  const settings = await addressSettings(context);
  const only = onlyCondition(await unlessUnavailable(context.content.settings(), null));
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
