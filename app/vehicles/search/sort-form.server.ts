import { type Sort, SORT_OPTIONS, SORTS } from '@rooftop/inventory/index/query';
import type { FoundSearch } from './found-search.ts';
import { getForm } from './get-form.server.ts';
import { hasPrices } from './has-prices.ts';
import { withoutSort } from './query-change.ts';

/** Sorts offered on the page. */
const OFFERED = SORTS.flatMap((sort) => {
  const { place } = SORT_OPTIONS[sort];
  return place === null ? [] : [{ sort, place }];
})
  .toSorted((a, b) => a.place - b.place)
  .map(({ sort }) => sort);

const isByPrice = (sort: Sort): boolean => SORT_OPTIONS[sort].column === 'price';

/**
 * The sort control. A sort that only URLs support is listed while it is active. Sorts by price are not offered where this
 * visitor sees no price.
 */
export function sortForm(found: FoundSearch) {
  const { query, addresses, context } = found;
  const chosen = query.sort ?? addresses.defaultSort;
  const offered = hasPrices(found) ? OFFERED : OFFERED.filter((sort) => !isByPrice(sort));
  const sorts = offered.includes(chosen) ? offered : [chosen, ...offered];
  return {
    chosen,
    options: sorts.map((value) => ({ value, label: context.t(`sorts.${value}`) })),
    ...getForm(withoutSort(query), found),
  };
}
