/** Searches of the built web server: put into a stencil, they are what Remix would have rendered. */
import { brotliDecompressSync } from 'node:zlib';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSafeHeaders } from './expect-safe.ts';
import { type Ask, ask } from './web-fixtures.ts';
import { alpha, BRAVO, firstCar, startWebWithCars, type WebWithCars } from './web-with-cars.ts';

let site: WebWithCars;
const get: WebWithCars['get'] = (...asked) => site.get(...asked);

/** The page as Remix renders it as a whole: a parameter of former clients is its own. */
const rendered = (path: string, headers?: Ask['headers'], host?: string) =>
  get(`${path}${path.includes('?') ? '&' : '?'}_data=`, headers, host);
const withoutNonce = (html: string): string => html.replaceAll(/ nonce="[^"]*"/g, '');

/** Searches that were put into a stencil, or for which one was made. */
async function stencilsUsed(): Promise<number> {
  const { body } = await ask(site.web.opsPort, { host: 'localhost', path: '/metrics' });
  const read = (kind: string) =>
    Number(new RegExp(`page_cache\\{of="stencils",kind="${kind}"\\} (\\S+)`).exec(body)?.[1]);
  return read('hits') + read('misses');
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
  ['/cars-for-sale?mileage=null%2C50000&sort=priceLow'],
  ['/cars-for-sale?utm_source=mail&utm_campaign=a%26b'],
  ['/cars-for-sale?q=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E'],
  ['/cars-for-sale?q=%F0%9F%9A%97+%24%26+%5C%22'],
  ['/new-cars-for-sale/price-under-1000'],
  ['/es/cars-for-sale'],
  ['/es/used-cars-for-sale?page=2&utm_source=mail'],
  ['/cars-for-sale', { Cookie: 'userSelectedStore=north' }],
  ['/cars-for-sale', { 'Sec-GPC': '1' }],
  ['/cars-for-sale', {}, BRAVO],
])('%s with %j matches what Remix renders', async (path, headers, host) => {
  const before = await stencilsUsed();
  const filled = await get(path, headers, host);
  expect(await stencilsUsed()).toBe(before + 1);
  const whole = await rendered(path, headers, host);
  expect(await stencilsUsed()).toBe(before + 1);
  expect([filled.status, whole.status]).toEqual([200, 200]);
  expect(withoutNonce(filled.body)).toBe(withoutNonce(whole.body));
  // A stencil that cannot be made is told of.
  expect(site.web.output()).not.toContain('stencil');
});

test('headers and scripts match every other page, with its own nonce', async () => {
  const [one, two] = [await get('/cars-for-sale'), await get('/cars-for-sale')];
  const nonces = [one, two].map((answer) => {
    const { headers, body } = answer;
    expectSafeHeaders(answer);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const used = [...body.matchAll(/<script nonce="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(used)).toEqual(new Set([nonce]));
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
  const { bytes, headers } = await get('/cars-for-sale', { 'Accept-Encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
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
  ['data', '/cars-for-sale.data', 200],
])('leaves %s to Remix', async (_what, path, status) => {
  const before = await stencilsUsed();
  expect((await get(path)).status).toBe(status);
  expect(await stencilsUsed()).toBe(before);
});

test('updates what surrounds a search when it is published', async () => {
  const shown = async () => (await get('/cars-for-sale')).body.includes('Alpha of the Lakes');
  expect(await shown()).toBe(false);
  site.lake.content.dealerships[0] = alpha({ name: 'Alpha of the Lakes' });
  site.lake.publish('*');
  await vi.waitFor(async () => expect(await shown()).toBe(true));
  expect((await get('/cars-for-sale', {}, BRAVO)).body).not.toContain('of the Lakes');
});

test('shows a changed car on the next requested page', async () => {
  await site.repriceFirstCar(123_400);
  await vi.waitFor(async () =>
    expect((await get('/cars-for-sale?price=1200,1300')).body).toContain('$1,234'),
  );
});
