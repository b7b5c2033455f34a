import type { Sort } from '@rooftop/inventory/index/query';
import type { FoundSearch } from './found-search.ts';
import { getForm } from './get-form.server.ts';
import { hasPrices } from './has-prices.ts';
import { withoutSort } from './query-change.ts';

/** Sorts offered on the page. URLs support one more (decision 114). */
const OFFERED = ['newest', 'priceLow', 'priceHigh', 'mileage', 'year'] as const satisfies readonly Sort[];

const BY_PRICE: ReadonlySet<Sort> = new Set<Sort>(['priceLow', 'priceHigh']);

/**
 * The sort control. A sort that only URLs support is listed while it is active. Sorts by price are not offered where this
 * visitor sees no price.
 */
export function sortForm(found: FoundSearch) {
  const { query, addresses, context } = found;
  const chosen = query.sort ?? addresses.defaultSort;
  const offered: readonly Sort[] = hasPrices(found) ? OFFERED : OFFERED.filter((sort) => !BY_PRICE.has(sort));
  const sorts = offered.includes(chosen) ? offered : [chosen, ...offered];
  return {
    chosen,
    options: sorts.map((value) => ({ value, label: context.t(`sorts.${value}`) })),
    ...getForm(withoutSort(query), found),
  };
}
