/** Searches on the built web server: cached for unknown visitors, rendered for known ones. */
import { brotliDecompressSync } from 'node:zlib';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSafeHeaders } from './expect-safe.ts';
import { ask } from './web-fixtures.ts';
import { alpha, BRAVO, firstCar, startWebWithCars, type WebWithCars } from './web-with-cars.ts';

let site: WebWithCars;
const get: WebWithCars['get'] = (...args) => site.get(...args);

/** A visitor cookie. The cache does not check its signature. */
const KNOWN = { Cookie: 'visitor=forged' };
const withoutNonce = (html: string): string => html.replaceAll(/ nonce="[^"]*"/g, '');

/** Returns the numbers of pages rendered for the cache and of cached pages. */
async function counts() {
  const { body } = await ask(site.web.opsPort, { host: 'localhost', path: '/metrics' });
  const read = (kind: string) =>
    Number(new RegExp(`page_cache\\{of="searches",kind="${kind}"\\} (\\S+)`).exec(body)?.[1]);
  return { misses: read('misses'), entries: read('entries') };
}

beforeAll(async () => {
  site = await startWebWithCars();
});
afterAll(() => site.stop());

test.each<[path: string, headers?: Record<string, string>, host?: string]>([
  ['/cars-for-sale'],
  ['/used-cars-for-sale'],
  ['/cars-for-sale?page=2'],
  ['/cars-for-sale/price-under-20000'],
  ['/cars-for-sale?mileage=null,50000&sort=priceLow'],
  ['/cars-for-sale?q=%3E%3Cscript%3Ealert+1+script%3E'],
  ['/cars-for-sale?q=x%F0%9F%9A%97z'],
  ['/cars-for-sale/suvs?not-color=red&q=karaoke'],
  ['/new-cars-for-sale/price-under-1000'],
  ['/es/cars-for-sale'],
  ['/cars-for-sale', { Cookie: 'userSelectedStore=north' }],
  ['/cars-for-sale', { Cookie: 'terms=finance.10p.0.850.60' }],
  ['/cars-for-sale', { 'Sec-GPC': '1' }],
  ['/cars-for-sale', {}, BRAVO],
])('%s with %j is rendered once, and equals what a known visitor gets', async (path, headers = {}, host) => {
  const first = await get(path, headers, host);
  const { misses } = await counts();
  const again = await get(path, { ...headers, 'User-Agent': 'x', Referer: 'http://evil.example/' }, host);
  expect((await counts()).misses).toBe(misses);
  const known = await get(path, { ...headers, Cookie: [headers['Cookie'], KNOWN.Cookie].join('; ') }, host);
  expect((await counts()).misses).toBe(misses);
  expect([first, again, known].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(again.body).toBe(first.body);
  expect(withoutNonce(known.body)).toBe(first.body);
  expect(site.web.output()).not.toContain('"level":50');
  for (const { headers: sent } of [first, again])
    expect(sent).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie, Sec-GPC',
    });
  expect(known.headers['cache-control']).toBe('private, no-store');
});

test('payments are by the visitor’s own terms, however these are written', async () => {
  const terms = ({ body }: { body: string }) => /vehicle-payment-terms">(\d+) monthly/.exec(body)?.[1];
  const withTerms = (text: string) => get('/cars-for-sale', { Cookie: `terms=${text}` });
  expect(terms(await get('/cars-for-sale'))).toBe('72');
  expect(terms(await withTerms('finance.20p.0.850.36'))).toBe('36');
  const { misses } = await counts();
  expect(terms(await withTerms('finance.19p.-5.9999.35'))).toBe('36');
  expect(terms(await withTerms('finance.20p.0.850.72'))).toBe('72');
  expect(terms(await withTerms('nonsense'))).toBe('72');
  expect((await counts()).misses).toBe(misses);
});

test.each([
  ['a visitor with a visitor cookie', '/cars-for-sale', KNOWN],
  ['marketing parameters', '/cars-for-sale?utm_source=mail&utm_campaign=a%26b', {}],
])('a page for %s has a nonce of its own', async (_what, path, headers) => {
  const [one, two] = [await get(path, headers), await get(path, headers)];
  const nonces = [one, two].map((answer) => {
    expectSafeHeaders(answer);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
    const used = [...answer.body.matchAll(/<script nonce="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(used)).toEqual(new Set([nonce]));
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
  const { bytes, headers: sent } = await get(path, { ...headers, 'Accept-Encoding': 'gzip, br' });
  expect(sent['content-encoding']).toBe('br');
  expect(withoutNonce(brotliDecompressSync(bytes).toString())).toBe(withoutNonce(one.body));
});

test.each([
  ['an address that is not canonical', '/cars-for-sale?sort=newest', 301],
  ['a page behind the last', '/cars-for-sale?page=999', 302],
  ['nonsense', '/cars-for-sale/nothing-like-it', 404],
  ['a condition that is none', '/rusty-cars-for-sale', 404],
  ['a prefix of the first language', '/en/cars-for-sale', 301],
  ['a slash too many', '/cars-for-sale/', 301],
  ['a car', vehiclePath(firstCar), 200],
  ['marketing parameters', '/cars-for-sale?utm_source=mail', 200],
])('%s is not cached', async (_what, path, status) => {
  const { entries } = await counts();
  expect((await get(path)).status).toBe(status);
  expect((await counts()).entries).toBe(entries);
});

test('updates what surrounds a search when it is published', async () => {
  const shown = async () => (await get('/cars-for-sale')).body.includes('Alpha of the Lakes');
  expect(await shown()).toBe(false);
  site.lake.content.dealerships[0] = alpha({ name: 'Alpha of the Lakes' });
  site.lake.publish('*');
  await expect.poll(shown).toBe(true);
  expect((await get('/cars-for-sale', {}, BRAVO)).body).not.toContain('of the Lakes');
});

test('shows a changed car on the next requested page', async () => {
  await site.repriceFirstCar(123_400);
  await expect.poll(async () => (await get('/cars-for-sale?price=1200,1300')).body).toContain('$1,234');
});
