import { onlyCondition, type Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { SearchQuery } from '@rooftop/inventory/index/query';

/**
 * The canonical form of a search for search engines. If only one condition is sold, all cars and cars of that
 * condition are the same list, and people search for the latter.
 */
export function canonicalSearch(query: SearchQuery, settings: Settings | null): SearchQuery {
  const only = onlyCondition(settings);
  return only === null || query.filters.condition !== undefined
    ? query
    : { ...query, filters: { ...query.filters, condition: [only] } };
}
