import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERYTHING, FACETS, type Range, type SearchQuery, SORTS } from '../index/query.ts';
import { SETTINGS } from '../oracle/compare.ts';
import { createSearchIndex } from '../index/search-index.ts';
import { generateListings } from '../testing.ts';
import { headingFacts, isIndexable } from './heading.ts';
import { parseSearchPath } from './parse-address.ts';
import { printSearchAddress } from './print-address.ts';
import type { AddressSettings } from './settings.ts';
import { vehiclePath } from './vehicle-path.ts';
import { createVocabulary } from './vocabulary.ts';

const cars = generateListings(600, 3);
const [first] = cars;
if (!first) throw new Error('No cars');
/** Names that clash: a make called like a body style, a feature called like a make, and one like a limit of the price. */
const odd = {
  ...first,
  vin: 'ODD11111111111111',
  isPrivate: false,
  make: 'Trucks',
  model: '4-Wheel',
  features: ['Kia', 'Price under 20000', '4-Wheel Disc Brakes', 'great deals', '2021-kia-KNDPM3AC8M7891234'],
};
const { attributes } = await createSearchIndex([...cars, odd], SETTINGS);
const vocabulary = createVocabulary(attributes, { seesPrivate: false, stores: ['erie', 'warren'] });
const settings: AddressSettings = {
  filterPriority: ['bodystyle', 'make-model', 'features', 'price'],
  defaultSort: 'newest',
};

const parse = (address: string, some: AddressSettings = settings) => {
  const { pathname, searchParams } = new URL(address, 'http://lakeshore.example');
  return parseSearchPath(pathname, searchParams, vocabulary, some);
};

describe('an address says', () => {
  const used = { condition: ['used'] };
  test.each([
    ['/cars-for-sale', {}],
    ['/used-cars-for-sale', { filters: used }],
    ['/certified-cars-for-sale', { filters: { condition: ['certified'] } }],
    ['/cars-for-sale/suvs', { filters: { bodystyle: ['suvs'] } }],
    ['/cars-for-sale/minivans/kia', { filters: { bodystyle: ['minivans'], 'make-model': ['kia'] } }],
    ['/used-cars-for-sale/kia-sportage', { filters: { ...used, 'make-model': ['kia-sportage'] } }],
    ['/cars-for-sale/mercedes-benz-c-class', { filters: { 'make-model': ['mercedes-benz-c-class'] } }],
    ['/cars-for-sale/ram-1500', { filters: { 'make-model': ['ram-1500'] } }],
    ['/cars-for-sale/heated-seats', { filters: { features: ['heated-seats'] } }],
    ['/cars-for-sale/price-under-20000', { ranges: { price: { min: null, max: 2_000_000 } } }],
    ['/cars-for-sale/price-over-9000', { ranges: { price: { min: 900_000, max: null } } }],
    ['/used-cars-for-sale/great_deals/price_drop', { filters: { ...used, 'great-deals': ['price-drop'] } }],
    ['/cars-for-sale/great_deals/premium_upgrades', { filters: { 'great-deals': ['premium-upgrades'] } }],
    ['/cars-for-sale?mileage=null,30000', { ranges: { mileage: { min: null, max: 30_000 } } }],
    [
      '/cars-for-sale?price=5000,20000&year=2018,null',
      { ranges: { price: { min: 500_000, max: 2_000_000 }, year: { min: 2018, max: null } } },
    ],
    ['/cars-for-sale?payment=null,350', { ranges: { payment: { min: null, max: 35_000 } } }],
    ['/cars-for-sale?bodystyle=sedans,suvs', { filters: { bodystyle: ['sedans', 'suvs'] } }],
    ['/cars-for-sale?condition=certified,new', { filters: { condition: ['certified', 'new'] } }],
    ['/cars-for-sale?store=warren&drivetrain=awd', { filters: { store: ['warren'], drivetrain: ['awd'] } }],
    ['/cars-for-sale?q=red+f-150&sort=priceLow&page=3', { keyword: 'red f-150', sort: 'priceLow', page: 3 }],
    ['/cars-for-sale/trucks', { filters: { bodystyle: ['trucks'] } }],
    ['/cars-for-sale/kia', { filters: { 'make-model': ['kia'] } }],
    ['/cars-for-sale?features=kia', { filters: { features: ['kia'] } }],
    ['/cars-for-sale?features=4-wheel-disc-brakes', { filters: { features: ['4-wheel-disc-brakes'] } }],
    ['/cars-for-sale?utm_source=mail&gclid=1', {}],
  ])('%s', (address, said) => {
    const query = { ...EVERYTHING, ...said };
    const canonical = address.replace(/\?utm.*/, '');
    expect(parse(address)).toEqual({ kind: 'search', query, canonical, isCanonical: true });
  });
});

test.each([
  ['/cars-for-sale/', '/cars-for-sale'],
  ['/Cars-For-Sale/SUVs', '/cars-for-sale/suvs'],
  ['/cars-for-sale/%73uvs', '/cars-for-sale/suvs'],
  ['/cars-for-sale/price-under-20000/suvs', '/cars-for-sale/suvs/price-under-20000'],
  ['/cars-for-sale/suvs/sedans', '/cars-for-sale?bodystyle=sedans,suvs'],
  ['/cars-for-sale/suvs/suvs', '/cars-for-sale/suvs'],
  ['/cars-for-sale?bodystyle=suvs', '/cars-for-sale/suvs'],
  ['/cars-for-sale?make-model=kia&make-model=honda', '/cars-for-sale?make-model=honda,kia'],
  ['/cars-for-sale?great-deals=price-drop', '/cars-for-sale/great_deals/price_drop'],
  ['/cars-for-sale/suvs?great-deals=price-drop', '/cars-for-sale/suvs?great-deals=price-drop'],
  [
    '/cars-for-sale/suvs/kia/heated-seats?price=null,20000',
    '/cars-for-sale/suvs/kia/heated-seats?price=null,20000',
  ],
  ['/cars-for-sale/suvs/kia?price=null,20000', '/cars-for-sale/suvs/kia/price-under-20000'],
  ['/cars-for-sale/price-over-10000/price-under-20000', '/cars-for-sale?price=10000,20000'],
  ['/cars-for-sale?price=20000,10000', '/cars-for-sale?price=10000,20000'],
  ['/cars-for-sale?price=&price=20000', '/cars-for-sale/price-under-20000'],
  ['/cars-for-sale?price=&mileage=&q=&sort=&make-model=', '/cars-for-sale'],
  ['/cars-for-sale?sort=newest&page=1', '/cars-for-sale'],
  ['/cars-for-sale?page=2&sort=year', '/cars-for-sale?sort=year&page=2'],
  ['/cars-for-sale?q=%20%20red%20%20truck', '/cars-for-sale?q=red+truck'],
  ['/used-cars-for-sale?condition=new', '/cars-for-sale?condition=new,used'],
  ['/cars-for-sale?condition=new', '/new-cars-for-sale'],
])('%s belongs at %s', (address, canonical) => {
  expect(parse(address)).toMatchObject({ kind: 'search', canonical, isCanonical: address === canonical });
});

test.each([
  '/cars-for-sale/zeppelins',
  '/cars-for-sale/suvs/kia/heated-seats/price-under-20000',
  '/cars-for-sale//suvs',
  '/leased-cars-for-sale',
  '/-cars-for-sale',
  '/cars-for-sales',
  '/cars-for-sale/price-under-0',
  '/cars-for-sale/price-under-1e3',
  '/cars-for-sale/price-under-99999999',
  '/cars-for-sale/great_deals',
  '/cars-for-sale/great_deals/free_cars',
  '/cars-for-sale/suvs/great_deals/price_drop',
  '/cars-for-sale/4-wheel-disc-brakes',
  '/used-cars-for-sale/2021-kia-sportage-KNDPM3AC8M789123',
  '/used-cars-for-sale/2021-KNDPM3AC8M7891234',
  '/used-cars-for-sale/suvs/2021-kia-sportage-KNDPM3AC8M7891234',
  '/cars-for-sale?bodystyle=zeppelins',
  '/cars-for-sale?mileage=30000',
  '/cars-for-sale?mileage=null,1,2',
  '/cars-for-sale?price=-5,10',
  '/cars-for-sale?price=1.5,10',
  '/cars-for-sale?page=0',
  '/cars-for-sale?page=1e3',
  '/cars-for-sale?sort=color',
  '/cars-for-sale/%E0%A4%A',
])('%s is nothing', (address) => {
  expect(parse(address)).toEqual({ kind: 'invalid' });
});

describe('vehicles', () => {
  test.each([
    ['/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234', 'used', 2021],
    ['/certified-cars-for-sale/2021-kia-sportage-lx-kndpm3ac8m7891234/', 'certified', 2021],
    ['/cars-for-sale/021-kia-sportage-lx-KNDPM3AC8M7891234?utm_source=x', null, 21],
  ])('%s', (address, condition, year) => {
    const vehicle = { kind: 'vehicle', condition, year, value: 'kia-sportage-lx', vin: 'KNDPM3AC8M7891234' };
    expect(parse(address)).toEqual(vehicle);
  });

  test('every car has an address that names it', () => {
    for (const car of cars) {
      expect(parse(vehiclePath(car))).toMatchObject({ kind: 'vehicle', year: car.year, vin: car.vin });
    }
  });

  test('a car without a readable name has one too', () => {
    expect(parse(vehiclePath({ ...first, make: '—', model: '—', trim: null }))).toMatchObject({
      value: 'car',
    });
  });
});

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
  ranges: fc.record(
    {
      price: range(99_999, 100),
      mileage: range(300_000, 1),
      year: range(2030, 1),
      payment: range(5000, 100),
    },
    { requiredKeys: [] },
  ),
  keyword: fc.option(fc.stringMatching(/^[a-z0-9$&=#?/+%é-]{1,12}( [a-z0-9,&]{1,9}){0,2}$/)),
  sort: fc.option(fc.constantFrom(...SORTS)),
  page: fc.integer({ min: 1, max: 999_999 }),
});
const anySettings: fc.Arbitrary<AddressSettings> = fc.record({
  filterPriority: fc.shuffledSubarray(['bodystyle', 'make-model', 'features', 'price'] as const),
  defaultSort: fc.constantFrom(...SORTS),
});

test('printing and parsing are inverse, whatever the priority', () => {
  fc.assert(
    fc.property(anyQuery, anySettings, (query, settings) => {
      const address = printSearchAddress(query, vocabulary, settings);
      const sort = query.sort === settings.defaultSort ? null : query.sort;
      expect(parse(address, settings)).toEqual({
        kind: 'search',
        query: { ...query, sort },
        canonical: address,
        isCanonical: true,
      });
    }),
    { numRuns: 1000 },
  );
});

test('whatever is read has a canonical address that stays where it is', () => {
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
        const parsed = parseSearchPath(path, new URLSearchParams(parameters), vocabulary, settings);
        if (parsed.kind !== 'search') return;
        expect(parsed.canonical).toMatch(/^\/([a-z]+-)?cars-for-sale(?![^/?])/);
        expect(parse(parsed.canonical)).toEqual({ ...parsed, isCanonical: true });
      },
    ),
    { numRuns: 2000 },
  );
});

test('a heading is told what there is one of', () => {
  const parsed = parse('/used-cars-for-sale/suvs/kia-sportage?mileage=null,30000&color=red,blue');
  expect(parsed.kind === 'search' && headingFacts(parsed.query, vocabulary)).toEqual({
    condition: 'used',
    bodyStyle: 'suvs',
    make: 'Kia',
    model: 'Sportage',
    feature: null,
    deal: null,
    store: null,
    priceUnder: null,
    priceOver: null,
    mileageUnder: 30_000,
    keyword: null,
    page: 1,
  });
});

test('only allowed pages without parameters are indexed', () => {
  const allowed = new Set(['/used-cars-for-sale/suvs']);
  expect(isIndexable('/used-cars-for-sale/suvs', allowed)).toBe(true);
  expect(isIndexable('/used-cars-for-sale/suvs?page=2', allowed)).toBe(false);
  expect(isIndexable('/used-cars-for-sale/suvs?', allowed)).toBe(false);
  expect(isIndexable('/used-cars-for-sale/kia', allowed)).toBe(false);
});
