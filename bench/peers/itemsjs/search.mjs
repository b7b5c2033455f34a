import itemsjs from 'itemsjs';

/**
 * itemsjs at its best: cars are sorted in advance, and there is no full-text index.
 * @param {readonly object[]} cars
 * @param {readonly string[]} facets
 */
export const createEngine = (cars, facets) =>
  itemsjs(cars, {
    native_search_enabled: false,
    aggregations: Object.fromEntries(
      facets.map((facet) => [
        facet,
        { size: 1000, conjunction: facet === 'features', hide_zero_doc_count: true },
      ]),
    ),
  });

/**
 * A search with a result that can be compared.
 * @param {readonly object[]} cars
 * @param {readonly string[]} facets
 */
export function createSearch(cars, facets) {
  const engine = createEngine(cars, facets);
  return (filters, perPage) => {
    const { data, pagination } = engine.search({ filters, per_page: perPage });
    return {
      total: pagination.total,
      vins: data.items.map(({ vin }) => vin),
      counts: facets.map((facet) =>
        data.aggregations[facet].buckets.map(({ key, doc_count: count }) => `${key} ${count}`),
      ),
    };
  };
}
