import type { Language } from '@rooftop/tenancy/languages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { createCanonicalizer } from './cacheable-urls.ts';
import { readPages } from '#app/routes/read-pages.ts';
import { cacheablePages } from './cacheable-pages.ts';

const address = createCanonicalizer([
  { path: '/', routes: ['home'], parameters: {} },
  { path: '/cars', routes: ['cars'], parameters: { make: ['a', 'b'], page: ['1', '2', '3'] } },
  { path: '/advice/*', routes: ['advice'], parameters: {}, except: ['search'], unbounded: ['q'] },
]);

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=x&page=2&_data=root&index', '/'],
  ['/_root.data?utm_source=x', '/_root.data'],
  ['/_root.data?_routes=home', '/_root.data?_routes=home'],
  ['/_root.data?_routes=home%2Croot&_routes=evil', '/_root.data?_routes=root%2Chome'],
  ['/_root.data?_routes=evil', '/_root.data'],
  ['/cars?page=2&make=b&make=a&x=1', '/cars?make=b&page=2'],
  ['/cars?make=c&make=a', '/cars'],
  ['/cars?page=&make=A', '/cars'],
  ['/cars?page=02', '/cars'],
  ['/cars?make=%62&_routes=cars', '/cars?make=b'],
  ['/cars.data?make=b&_routes=cars', '/cars.data?make=b&_routes=cars'],
  ['/advice/winter-tires-2026?utm_source=x', '/advice/winter-tires-2026'],
  ['/advice/oil.data?_routes=advice', '/advice/oil.data?_routes=advice'],
  ['/es/advice/oil', '/es/advice/oil'],
  ['/advice/search', null],
  ['/advice/search.data', null],
  ['/es/advice/search', null],
  ['/advice/oil?q=', null],
  ['/advice/oil.data?q=x', null],
  ['/advice/*', null],
  ['/advice/Oil', null],
  ['/advice/o%69l', null],
  ['/advice/oil-', null],
  ['/advice/oil/more', null],
  ['/advice/oil.xml', null],
  ['/advice', null],
  ['/advice/', null],
  ['/cars/', null],
  ['/Cars', null],
  ['/%63ars', null],
  ['/.data', null],
  ['/other', null],
  ['//', null],
  ['', null],
  ['/es', '/es'],
  ['/es?utm_source=x', '/es'],
  ['/es.data', '/es.data'],
  ['/es.data?_routes=es%2Fhome,root,home,es', '/es.data?_routes=root%2Ces%2Ces%2Fhome'],
  ['/es/cars?page=2&x=1', '/es/cars?page=2'],
  ['/es/cars.data?_routes=cars,es%2Fcars', '/es/cars.data?_routes=es%2Fcars'],
  ['/es/', null],
  ['/es/_root.data', null],
  ['/ES', null],
  ['/en', null],
  ['/en.data', null],
  ['/en/cars', null],
  ['/fr', null],
  ['/es/es', null],
])('%j is the page %j', (target, canonical) => {
  expect(address(target, ['en', 'es'])).toBe(canonical);
});

test.each<[Language[], string, string | null]>([
  [['en'], '/es', null],
  [['en'], '/es.data', null],
  [['es', 'en'], '/es', null],
  [['es', 'en'], '/en', '/en'],
  [['es', 'en'], '/en/cars.data', '/en/cars.data'],
  [['es'], '/cars', '/cars'],
  [[], '/es', null],
])('with languages %j, %s is the page %j', (languages, target, canonical) => {
  expect(address(target, languages)).toBe(canonical);
});

test('is idempotent and ignores other query parameters', () => {
  const pair = fc.tuple(
    fc.constantFrom('page', 'make', 'gclid', '_data', 'index'),
    fc.oneof(fc.constantFrom('1', '2', 'a', 'b'), fc.string({ maxLength: 8 })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/cars', '/cars.data', '/es/cars', '/es.data'),
      fc.array(pair),
      fc.array(pair),
      (path, one, two) => {
        const noise = two.filter(([name]) => name !== 'page' && name !== 'make');
        const of = (query: [string, string][]) =>
          address(`${path}?${new URLSearchParams(query)}`, ['en', 'es']);
        const canonical = of(one);
        expect(canonical).not.toBeNull();
        expect(address(canonical ?? '', ['en', 'es'])).toBe(canonical);
        expect(of([...noise, ...one, ...noise])).toBe(canonical);
      },
    ),
  );
});

test('limits the cache keys of a page to the values of its parameters', () => {
  const anything = fc.tuple(
    fc.constantFrom('page', 'make'),
    fc.oneof(fc.constantFrom('1', '2', '3', 'a', 'b', ''), fc.string()),
  );
  const allowed = new Set(
    ['', 'make=a', 'make=b'].flatMap((make) =>
      ['', 'page=1', 'page=2', 'page=3'].map((page) =>
        ['/cars', [make, page].filter(Boolean).join('&')].filter(Boolean).join('?'),
      ),
    ),
  );
  fc.assert(
    fc.property(fc.array(anything), (query) => {
      expect(allowed).toContain(address(`/cars?${new URLSearchParams(query)}`, ['en', 'es']));
    }),
  );
});

const CACHEABLE_PAGES = cacheablePages(await readPages());
/** Paths of all routes in the first language. */
const PATHS = routes.flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]));
/** A route's path, with a sample name in place of its parameter. */
const named = (path: string) => path.replaceAll(/:\w+\??/g, 'oil').replace('/*', '');

test('never mistakes a route of its own for one that matches a pattern', () => {
  const kept = createCanonicalizer(CACHEABLE_PAGES);
  const ids = new Map(routes.map(({ path, id }) => [`/${path}`, id]));
  for (const path of PATHS) {
    const address = kept(named(path), ['en']);
    if (address === null) continue;
    const data = kept(`${named(path)}.data?_routes=${ids.get(path)}`, ['en']);
    expect(data, path).toContain('_routes=');
  }
});

test.each([
  '/contact-us',
  '/sell-trade-my-car',
  '/our-company/careers',
  '/our-company/meet-our-team/ann-lee',
  '/auto-financing/apply-for-financing',
  '/service/schedule',
  '/cars-for-sale',
  '/used-cars-for-sale/suvs',
  '/car-research/search',
  '/legal/your-privacy-choices',
  '/legal/privacy-request',
  '/legal/privacy-policy?version=2026-01-01',
  '/help-center?q=oil',
  '/our-company/meet-our-team?store=north',
  '/unlock-inventory',
  '/choose-store',
])('does not cache %s', (target) => {
  expect(createCanonicalizer(CACHEABLE_PAGES)(target, ['en'])).toBeNull();
});

test('has a different path for each cached page', () => {
  const paths = CACHEABLE_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
