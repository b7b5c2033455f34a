import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACETS, type Range, type SearchQuery, SORTS } from '../index/query.ts';
import { parseInventoryUrl } from './parse-inventory-url.ts';
import { printSearchAddress } from './print-inventory-url.ts';
import { type UrlSettings, PATH_FILTERS } from './url-settings.ts';
import { attributes, parse, vocabulary } from '../../../tests/support/inventory-urls.ts';

const SETTINGS: UrlSettings = { filterPriority: PATH_FILTERS, defaultSort: 'newest' };

const range = (most: number, unit: number): fc.Arbitrary<Range> =>
  fc
    .tuple(fc.option(fc.nat(most)), fc.option(fc.nat(most)))
    .filter(([a, b]) => a !== null || b !== null)
    .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))
    .map(([min = null, max = null]) => ({ min: min && min * unit, max: max && max * unit }));
const known = FACETS.map((facet) => {
  const candidates = [...attributes.all].filter(({ kind, isPublic }) => kind === facet && isPublic);
  const values =
    facet === 'great-deals' ? ['price-drop', 'premium-upgrades'] : candidates.map(({ value }) => value);
  return fc
    .uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
    .map((some) => [facet, some.sort()] as const);
});
const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  filters: fc
    .tuple(...known)
    .map((pairs) => Object.fromEntries(pairs.filter(([, values]) => values.length > 0))),
  excluded: fc
    .tuple(...known)
    .map((pairs) => Object.fromEntries(pairs.filter(([, values]) => values.length === 1))),
  ranges: fc.record(
    {
      price: range(99_999, 100),
      mileage: range(300_000, 1),
      year: range(2030, 1),
      payment: range(5000, 100),
    },
    { requiredKeys: [] },
  ),
  keyword: fc.option(
    // Words that mean no filter; others become filters.
    fc.stringMatching(/^xz[xzq#=%ñ&]{0,9}q( xz[xzq%=]{1,9}q){0,2}$/),
  ),
  sort: fc.option(fc.constantFrom(...SORTS)),
  page: fc.integer({ min: 1, max: 999_999 }),
});
const anySettings: fc.Arbitrary<UrlSettings> = fc.record({
  filterPriority: fc.shuffledSubarray([...PATH_FILTERS]),
  defaultSort: fc.constantFrom(...SORTS),
});

test('parsing a printed URL returns the same query, for any filter priority', () => {
  fc.assert(
    fc.property(anyQuery, anySettings, (query, settings) => {
      const address = printSearchAddress(query, vocabulary, settings);
      const sort = query.sort === settings.defaultSort ? null : query.sort;
      expect(parse(address, settings)).toEqual({
        kind: 'search',
        query: { ...query, sort },
        canonical: address,
        isCanonical: true,
        isPhrase: false,
      });
    }),
    { numRuns: 1000 },
  );
});

test('the canonical URL of any search is its own canonical URL', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'suvs',
      'kia',
      'kia-sportage',
      'price-under-9000',
      'price-over-20000',
      'great_deals',
      'price_drop',
    ),
    fc.string(),
  );
  const parameter = fc.tuple(
    fc.constantFrom('price', 'mileage', 'make-model', 'page', 'sort', 'q', 'condition', 'utm_source'),
    fc.oneof(fc.constantFrom('null,5', '9,3', 'kia', 'new', '2', 'year', ',', 'null'), fc.string()),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 4 }),
      fc.array(parameter, { maxLength: 4 }),
      (pieces, parameters) => {
        const path = ['/used-cars-for-sale', ...pieces.map(encodeURIComponent)].join('/');
        const parsed = parseInventoryUrl(path, new URLSearchParams(parameters), vocabulary, SETTINGS);
        if (parsed.kind !== 'search') return;
        expect(parsed.canonical).toMatch(/^\/([a-z]+-)?cars-for-sale(?![^/?])/);
        expect(parse(parsed.canonical)).toEqual({ ...parsed, isCanonical: true, isPhrase: false });
      },
    ),
    { numRuns: 2000 },
  );
});
