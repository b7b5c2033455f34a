import { EVERYTHING } from '@rooftop/inventory/index/query';
import type { FoundSearch } from './found-search.ts';

/**
 * Whether this visitor sees the price of any car of the search's condition. Without one, limits and sorts by price would
 * say nothing.
 */
export function hasPrices({
  query,
  result,
  search,
}: Pick<FoundSearch, 'query' | 'result' | 'search'>): boolean {
  if (result.boundsOf('price') !== null) return true;
  const { condition } = query.filters;
  const filters = condition === undefined ? {} : { condition };
  return search({ ...EVERYTHING, filters }).boundsOf('price') !== null;
}
