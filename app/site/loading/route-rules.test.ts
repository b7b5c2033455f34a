import { expect, test, vi, afterEach } from 'vitest';
import { loadRouteRules, routeRules, ruledTarget } from './route-rules.ts';

afterEach(() => vi.unstubAllGlobals());

const HOSTNAMES = ['www.alpha.example'];
const rule = (from: string, to: string) => ({ from, to, permanent: true });

test.each([
  ['/specials', '/special-offers', true],
  ['/blog/*', '/car-research/*', true],
  ['/parts', 'https://parts.alpha.example/', true],
  ['/parts', 'https://evil.example/', false],
  ['/parts', 'http://parts.alpha.example/', false],
  ['/parts', 'https://user@parts.alpha.example/', false],
  // The server checks these before the rules.
  ['/*', '/', false],
  ['/cars-for-sale/old', '/special-offers', false],
  ['/used-cars-for-sale', '/special-offers', false],
  ['/used-vehicle/*', '/special-offers', false],
  ['/search-vehicles/all-inventory', '/special-offers', false],
])('the browser gets the rule %s → %s: %s', (from, to, isKept) => {
  const given = routeRules([rule(from, to)], HOSTNAMES);
  expect(given).toEqual(isKept ? [{ middleware: 'redirect', ...rule(from, to) }] : []);
});

const RULES = routeRules(
  [rule('/specials', '/special-offers?from=old'), rule('/parts', 'https://parts.alpha.example/')],
  HOSTNAMES,
);

test.each([
  ['http://alpha.example/specials', 'http://alpha.example/special-offers?from=old'],
  ['http://alpha.example/specials/?a=1&from=x', 'http://alpha.example/special-offers?from=old&a=1'],
  ['http://alpha.example/parts', 'https://parts.alpha.example/'],
  ['http://alpha.example/es/specials', null],
  ['http://alpha.example/special-offers', null],
  ['https://other.example/specials', null],
  ['tel:+18145550140', null],
])('a link to %s leads to %s', (href, target) => {
  expect(ruledTarget(RULES, href, 'http://alpha.example')).toBe(target);
});

const answerWith = (body: object, status = 200) => {
  const fetch = vi.fn(async (_path: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('loads the rules of its own build', async () => {
  const fetch = answerWith({ id: 'abc', rules: RULES });
  expect(await loadRouteRules('abc')).toEqual(RULES);
  expect(fetch).toHaveBeenCalledWith('/builds/meta/abc.json');
});

test('refuses rules of an unknown middleware, and those of a missing build', async () => {
  answerWith({ id: 'abc', rules: [{ ...RULES[0], middleware: 'rewrite' }] });
  await expect(loadRouteRules('abc')).rejects.toThrow('Unknown route middleware');
  answerWith({}, 404);
  await expect(loadRouteRules('abc')).rejects.toThrow('404');
});
