import type { Facet, Range, RangeName, SearchQuery } from '@rooftop/inventory/index/query';

/** A query for other cars starts at the first page. */
const changed = (query: SearchQuery, change: Partial<SearchQuery>): SearchQuery => ({
  ...query,
  ...change,
  page: 1,
});

/** The query with exactly these values of a facet. */
export function withFilterValues(query: SearchQuery, facet: Facet, values: readonly string[]): SearchQuery {
  const { [facet]: _, ...others } = query.filters;
  return changed(query, { filters: values.length === 0 ? others : { ...others, [facet]: values } });
}

/** The query with this range, or without it if null. */
export function withRange(query: SearchQuery, name: RangeName, range: Range | null): SearchQuery {
  const { [name]: _, ...others } = query.ranges;
  return changed(query, { ranges: range === null ? others : { ...others, [name]: range } });
}

/** The query without a value that cars must not have. */
export function withoutExclusion(query: SearchQuery, facet: Facet, value: string): SearchQuery {
  const { [facet]: values = [], ...others } = query.excluded;
  const left = values.filter((one) => one !== value);
  return changed(query, { excluded: left.length === 0 ? others : { ...others, [facet]: left } });
}

/** The query with these words of its keyword only. */
export const withWords = (query: SearchQuery, words: readonly string[]): SearchQuery =>
  changed(query, { keyword: words.length === 0 ? null : words.join(' ') });

/** The query without its keyword. */
export const withoutKeyword = (query: SearchQuery): SearchQuery => changed(query, { keyword: null });

/** The query with the dealership's default sort. */
export const withoutSort = (query: SearchQuery): SearchQuery => changed(query, { sort: null });

/** The query for all cars, in the same order. */
export const withoutFilters = (query: SearchQuery): SearchQuery =>
  changed(query, { filters: {}, excluded: {}, ranges: {}, keyword: null });

/** Facets with at most one value, which the next one replaces. */
const SINGLE: ReadonlySet<Facet> = new Set<Facet>(['condition', 'great-deals']);

/**
 * The query with a value added, or removed if it was selected. A model replaces its make, because both together would
 * find the same cars as the make alone.
 * @param parent make of a model
 */
export function toggled(
  query: SearchQuery,
  facet: Facet,
  { value, parent }: { readonly value: string; readonly parent: string | null },
): SearchQuery {
  const chosen = query.filters[facet] ?? [];
  if (chosen.includes(value)) {
    return withFilterValues(
      query,
      facet,
      chosen.filter((one) => one !== value),
    );
  }
  const kept = SINGLE.has(facet) ? [] : chosen.filter((one) => one !== parent);
  return withFilterValues(withoutExclusion(query, facet, value), facet, [...kept, value]);
}
