import { EVERYTHING, type Facet, type SearchQuery } from '@rooftop/inventory/index/query';
import { expect, test } from 'vitest';
import { toggled, withoutFilters, withRange } from './query-change.ts';

const filtered = (filters: SearchQuery['filters']): SearchQuery => ({ ...EVERYTHING, filters, page: 3 });

test.each<[SearchQuery['filters'], Facet, string, string | null, SearchQuery['filters']]>([
  [{}, 'bodystyle', 'suvs', null, { bodystyle: ['suvs'] }],
  [{ bodystyle: ['suvs'] }, 'bodystyle', 'trucks', null, { bodystyle: ['suvs', 'trucks'] }],
  [{ bodystyle: ['suvs', 'trucks'] }, 'bodystyle', 'suvs', null, { bodystyle: ['trucks'] }],
  [{ bodystyle: ['suvs'] }, 'bodystyle', 'suvs', null, {}],
  [{ 'make-model': ['kia'] }, 'make-model', 'kia-rio', 'kia', { 'make-model': ['kia-rio'] }],
  [{ 'make-model': ['kia-rio'] }, 'make-model', 'ford', null, { 'make-model': ['kia-rio', 'ford'] }],
  [{ condition: ['new'] }, 'condition', 'used', null, { condition: ['used'] }],
])('%o with %s %s (of %s) is %o, from its first page', (filters, facet, value, parent, expected) => {
  const query = toggled(filtered(filters), facet, { value, parent });
  expect(query).toEqual({ ...EVERYTHING, filters: expected });
});

test('adds and removes a range; removing all filters keeps the sort', () => {
  const query: SearchQuery = { ...filtered({ store: ['erie'] }), sort: 'year', keyword: 'awd' };
  const range = { min: null, max: 2_000_000 };
  expect(withRange(query, 'price', range).ranges).toEqual({ price: range });
  expect(withRange(withRange(query, 'price', range), 'price', null).ranges).toEqual({});
  expect(withoutFilters(query)).toEqual({ ...EVERYTHING, sort: 'year' });
});
