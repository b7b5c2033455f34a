import type { Facet, Range, RangeName, SearchQuery } from '@rooftop/inventory/index/query';

/** A query that asks for other cars begins at the first page. */
const changed = (query: SearchQuery, change: Partial<SearchQuery>): SearchQuery => ({
  ...query,
  ...change,
  page: 1,
});

/** The query with these values of a facet and no others. */
export function withValues(query: SearchQuery, facet: Facet, values: readonly string[]): SearchQuery {
  const { [facet]: _, ...others } = query.filters;
  return changed(query, { filters: values.length === 0 ? others : { ...others, [facet]: values } });
}

/** The query with this range; null: without one. */
export function withRange(query: SearchQuery, name: RangeName, range: Range | null): SearchQuery {
  const { [name]: _, ...others } = query.ranges;
  return changed(query, { ranges: range === null ? others : { ...others, [name]: range } });
}

/** The query without its keyword. */
export const withoutKeyword = (query: SearchQuery): SearchQuery => changed(query, { keyword: null });

/** The query without its sort: the one that a dealership lists by. */
export const withoutSort = (query: SearchQuery): SearchQuery => changed(query, { sort: null });

/** Every car, in the order that was chosen. */
export const withoutFilters = (query: SearchQuery): SearchQuery =>
  changed(query, { filters: {}, ranges: {}, keyword: null });

/** Facets of which one value takes the place of another. */
const SINGLE: ReadonlySet<Facet> = new Set<Facet>(['condition', 'great-deals']);

/**
 * The query with a value chosen, or let go when it was. A model takes the place of its make, which would find as many
 * cars with it as without.
 * @param parent of a model: its make's value
 */
export function toggled(
  query: SearchQuery,
  facet: Facet,
  { value, parent }: { readonly value: string; readonly parent: string | null },
): SearchQuery {
  const chosen = query.filters[facet] ?? [];
  if (chosen.includes(value)) {
    return withValues(
      query,
      facet,
      chosen.filter((one) => one !== value),
    );
  }
  const kept = SINGLE.has(facet) ? [] : chosen.filter((one) => one !== parent);
  return withValues(query, facet, [...kept, value]);
}
