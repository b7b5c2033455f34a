import type { Settings } from '@rooftop/content/documents/settings';
import type { SearchQuery } from '@rooftop/inventory/index/query';
import type { ListingCondition } from '@rooftop/inventory/vehicle';

/** The only condition of cars that the dealership sells; null: it sells several, or nobody has said. */
export function onlyCondition(settings: Settings | null): ListingCondition | null {
  const [only, ...others] = settings?.inventory.conditions ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

/**
 * The search that stands for this one among search engines. Where cars of one condition are sold, all cars and cars of
 * this condition are the same, and it is the latter that people look for.
 */
export function canonicalSearch(query: SearchQuery, settings: Settings | null): SearchQuery {
  const only = onlyCondition(settings);
  return only === null || query.filters.condition !== undefined
    ? query
    : { ...query, filters: { ...query.filters, condition: [only] } };
}
