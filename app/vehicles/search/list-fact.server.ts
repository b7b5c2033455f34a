import type { SearchResult } from '@rooftop/inventory/index/search';
import type { SearchQuery, Sort } from '@rooftop/inventory/index/query';
import { PARAMETERS, printParameters } from '@rooftop/inventory/url/parameters';
import type { FactOf } from '@rooftop/visits/facts';

/** Filters of which the visitor chooses one value that contains a comma. */
const RANGES: ReadonlySet<string> = new Set(['price', 'mileage', 'year', 'payment']);
const NOT_FILTERS: ReadonlySet<string> = new Set(['sort', 'page']);
/** Names of the filters in facts. */
export const FILTER_NAMES: readonly string[] = PARAMETERS.filter((name) => !NOT_FILTERS.has(name));
/** The list of a search, in facts. */
export const SEARCH_LIST = 'search';

/**
 * The cars that a search shows. A keyword is a filter without a value, because people type personal data into search
 * fields.
 * @param defaultSort the dealership's, which a URL leaves out
 */
export const listFact = (
  query: SearchQuery,
  { hits, total }: Pick<SearchResult, 'hits' | 'total'>,
  defaultSort: Sort,
): FactOf<'listViewed'> => ({
  kind: 'listViewed',
  list: SEARCH_LIST,
  filters: Object.fromEntries(
    printParameters(query)
      .filter(([name]) => !NOT_FILTERS.has(name))
      .map(([name, text]) => [name, name === 'q' ? [] : RANGES.has(name) ? [text] : text.split(',')]),
  ),
  sort: query.sort ?? defaultSort,
  shown: hits.slice(0, 50).map(({ listing }) => listing.vin),
  total,
});
