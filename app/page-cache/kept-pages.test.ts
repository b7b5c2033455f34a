import type { Language } from '@rooftop/content/languages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAddresses, KEPT_PAGES } from './kept-pages.ts';

const address = createAddresses([
  { path: '/', routes: ['home'], parameters: {} },
  { path: '/cars', routes: ['cars'], parameters: { make: ['a', 'b'], page: ['1', '2', '3'] } },
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
])('where %j are spoken, %s is the page %j', (languages, target, canonical) => {
  expect(address(target, languages)).toBe(canonical);
});

test('an address is its own canonical form, and what else stands in a query changes nothing', () => {
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
        const asked = of(one);
        expect(asked).not.toBeNull();
        expect(address(asked ?? '', ['en', 'es'])).toBe(asked);
        expect(of([...noise, ...one, ...noise])).toBe(asked);
      },
    ),
  );
});

test('strangers cannot make a page more keys than its parameters have values', () => {
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

test('the pages that are kept have different addresses', () => {
  const paths = KEPT_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
