import { matchRoutes } from '#app/framework.ts';
import { expect, test } from 'vitest';
import { createRouteFilter } from './route-filter.ts';

const ROUTES = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root' },
  contact: { id: 'contact', parentId: 'root', path: 'contact-us' },
  cars: { id: 'cars', parentId: 'root', path: 'cars-for-sale/*' },
  drive: { id: 'drive', parentId: 'root', path: 'test-drive/:vin' },
  maybe: { id: 'maybe', parentId: 'root', path: 'offers/:kind?' },
  es: { id: 'es', parentId: 'root', path: 'es' },
  'es/home': { id: 'es/home', parentId: 'es' },
  'es/contact': { id: 'es/contact', parentId: 'es', path: 'contact-us' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
};
const filterRoutes = createRouteFilter(ROUTES);

test.each([
  ['/', ['root', 'home', 'missing']],
  ['/contact-us', ['root', 'home', 'contact', 'missing']],
  ['/Contact-Us/', ['root', 'home', 'contact', 'missing']],
  ['/contact-us.data', ['root', 'home', 'contact', 'missing']],
  ['/_root.data', ['root', 'home', 'missing']],
  ['/cars-for-sale', ['root', 'home', 'cars', 'missing']],
  ['/cars-for-sale/suvs/kia', ['root', 'home', 'cars', 'missing']],
  ['/test-drive/ABC', ['root', 'home', 'drive', 'missing']],
  ['/offers', ['root', 'home', 'maybe', 'missing']],
  ['/es', ['root', 'home', 'es', 'es/home', 'missing']],
  ['/es/contact-us', ['root', 'home', 'es', 'es/home', 'es/contact', 'missing']],
  ['/nothing', ['root', 'home', 'missing']],
  ['/c%6Fntact-us', ['root', 'home', 'contact', 'missing']],
  ['/es%2Fcontact-us', ['root', 'home', 'missing']],
  ['/test-drive/%E0%A4', ['root', 'home', 'drive', 'missing']],
  ['/__anything', ['root', 'home', 'missing']],
])('matches %s to %j', (path, ids) => {
  expect(filterRoutes(path)).toEqual(ids);
});

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** Routes as the router nests them. */
function nested(parentId: string | undefined, ids: readonly string[]): RouteObject[] {
  return Object.values<{ id: string; parentId?: string; path?: string }>(ROUTES)
    .filter((route) => route.parentId === parentId && ids.includes(route.id))
    .map(
      ({ id, path }): RouteObject =>
        path === undefined ? { id, index: true } : { id, path, children: nested(id, ids) },
    );
}

test.each([
  '/',
  '/contact-us',
  '/CARS-for-sale/a/b',
  '/test-drive/x',
  '/test-drive',
  '/offers/new',
  '/es/contact-us',
  '/es/x',
  '/x/y',
  '/C%6Fntact-us',
  '/es%2Fcontact-us',
  '/%65s/contact%2Dus',
  '/cars-for-sale/%25/%2F',
])('leads the router to the same match for %s', (path) => {
  const found = (ids: readonly string[]) =>
    matchRoutes(nested(undefined, ids), path)?.map(({ route }) => route.id);
  expect(found(filterRoutes(path))).toEqual(found(Object.keys(ROUTES)));
});
