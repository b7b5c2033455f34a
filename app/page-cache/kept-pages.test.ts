import type { Dealership } from '@rooftop/content/documents/dealership';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAddresses, KEPT_PAGES } from './kept-pages.ts';
import { pageKey } from './page-key.ts';

const address = createAddresses([
  { path: '/', routes: ['root', 'home'], parameters: [] },
  { path: '/cars', routes: ['root', 'cars'], parameters: ['page', 'make'] },
]);

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=x&page=2&_data=root&index', '/'],
  ['/_root.data?utm_source=x', '/_root.data'],
  ['/_root.data?_routes=home', '/_root.data?_routes=home'],
  ['/_root.data?_routes=home%2Croot&_routes=evil', '/_root.data?_routes=root%2Chome'],
  ['/_root.data?_routes=evil', '/_root.data'],
  ['/cars?page=2&make=b&make=a&x=1', '/cars?make=b&make=a&page=2'],
  ['/cars?make=%62&_routes=cars', '/cars?make=b'],
  ['/cars.data?make=b&_routes=cars', '/cars.data?make=b&_routes=cars'],
  ['/cars/', null],
  ['/Cars', null],
  ['/%63ars', null],
  ['/.data', null],
  ['/other', null],
  ['//', null],
  ['', null],
])('%j is the page %j', (target, canonical) => {
  expect(address(target)).toBe(canonical);
});

test('an address is its own canonical form, and what else stands in a query changes nothing', () => {
  const pair = fc.tuple(
    fc.constantFrom('page', 'make', 'gclid', '_data', 'index'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/cars', '/cars.data'),
      fc.array(pair),
      fc.array(pair),
      (path, one, two) => {
        const noise = two.filter(([name]) => name !== 'page' && name !== 'make');
        const asked = address(`${path}?${new URLSearchParams(one)}`);
        expect(address(asked ?? '')).toBe(asked);
        expect(address(`${path}?${new URLSearchParams([...noise, ...one, ...noise])}`)).toBe(asked);
      },
    ),
  );
});

test('the pages that are kept have different addresses', () => {
  const paths = KEPT_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

const dealership = (slug: string, name: string): Dealership => ({
  id: `dealership-${slug}`,
  createdAt: '2026-01-01T00:00:00Z',
  slug,
  name,
  hostnames: [],
  languages: ['en'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#0b4a5e',
    accent: '#f26a1b',
    neutral: 'cool',
    radius: 10,
    displayFace: 'archivo',
    header: 'light',
  },
  logo: null,
});

type Parts = Record<'slug' | 'name' | 'origin' | 'storeKey' | 'address', string>;
const key = ({ slug, name, origin, storeKey, address: page }: Parts) =>
  pageKey({ visit: { dealership: dealership(slug, name), origin }, storeKey, address: page });

test('two requests have one key only if dealership, host, store and address are the same', () => {
  const part = fc.string({ maxLength: 4 });
  const request = fc.record({ slug: part, name: part, origin: part, storeKey: part, address: part });
  fc.assert(
    fc.property(request, request, (one, two) => {
      expect(key(one)).toBe(key({ ...one }));
      expect(key(one) === key(two)).toBe(JSON.stringify(one) === JSON.stringify(two));
    }),
  );
});
