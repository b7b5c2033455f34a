/** Request guard of the built web server: hosts, and origins of write requests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingOfTheInside, expectSafeHeaders } from './expect-safe.ts';
import { ALPHA, BRAVO, openTestSite, type TestSite } from './test-site.ts';
import { type TestRequest, ask, startWeb, type WebProcess } from './web-fixtures.ts';

let site: TestSite;
let proxied: WebProcess;
const get = (host: string, path = '/', headers: TestRequest['headers'] = {}) =>
  ask(site.web.port, { host, path, headers });
/** Whose website it is, and a way back. */
const WAY_OUT = /<p class="site">[^<]+<\/p>.*<a href="\/">Go back home<\/a>/;
const origin = (host: string) => `http://${host}:${site.web.port}`;

beforeAll(async () => {
  site = await openTestSite();
  proxied = await startWeb(site.lake.url, site.database.url, { TRUST_PROXY: '1', PUBLIC_SCHEME: 'https' });
});
afterAll(async () => {
  await proxied.stop();
  await site.stop();
});

test('the platform’s own host serves the listings of all dealerships, and nothing else', async () => {
  const LISTINGS = '/feeds/google-vehicle-listings.csv';
  const answer = await get('platform.example', LISTINGS);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['set-cookie']).toBeUndefined();
  // No dealership takes part by default.
  expect(answer.body).toMatch(/^store_code,id,VIN,[a-z_,]+\r\n$/);
  expectSafeHeaders(answer);
  const headers = { 'If-None-Match': String(answer.headers.etag) };
  expect((await get('platform.example', LISTINGS, headers)).status).toBe(304);
  for (const [host, path] of [
    [ALPHA, LISTINGS],
    ['evil.example', LISTINGS],
    ['platform.example', '/feeds/meta-vehicles.csv'],
    [BRAVO, '/feeds/meta-vehicles.csv'],
  ] as const)
    expect((await get(host, path)).status, host + path).toBe(404);
});

describe('hosts', () => {
  test.each([
    [ALPHA, 200, 'alpha'],
    ['WWW.Alpha.Example', 200, 'alpha'],
    [`${ALPHA}.`, 200, 'alpha'],
    [`${ALPHA}:81`, 200, 'alpha'],
    [BRAVO, 200, 'bravo'],
    ['evil.example', 404, null],
    ['platform.example', 404, null],
    ['x.platform.example', 404, null],
    ['www.alpha.example.evil.example', 404, null],
    ['evil@www.alpha.example', 400, null],
    ['127.0.0.1', 404, null],
    ['[::1]', 404, null],
    ['', 404, null],
  ])('%j returns %d with the canary of %s only', async (host, status, canary) => {
    const answer = await get(host);
    expect(answer.status).toBe(status);
    expect(
      [...answer.body.matchAll(/Canary of (\w+)/g)].map(([, name]) => name).every((name) => name === canary),
    ).toBe(true);
    expect(answer.body.includes('Canary')).toBe(canary !== null);
    if (canary === null) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toMatch(/alpha|bravo|motors/i);
    }
    expectSafeHeaders(answer);
  });

  test.each([
    'X-Forwarded-Host',
    'X-Host',
    'X-Original-Host',
    'Forwarded',
    'X-Forwarded-Server',
    'X-Original-URL',
    'X-Rewrite-URL',
  ])('%s changes nothing', async (name) => {
    const answer = await get(ALPHA, '/', { [name]: name === 'Forwarded' ? `host=${BRAVO}` : BRAVO });
    expect(answer.body).toContain('Canary of alpha');
    expect(answer.body).not.toContain('bravo');
    expect(answer.body).toContain(`<link rel="canonical" href="${origin(ALPHA)}/"`);
  });

  test.each(['alpha.example', 'alpha-cars.example', 'www.alpha-cars.example', 'alpha.platform.example:99'])(
    'the alias %s redirects and keeps path and query',
    async (host) => {
      const answer = await get(host, '/used?x=1&y=%2F');
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`${origin(ALPHA)}/used?x=1&y=%2F`);
      expectSafeHeaders(answer);
    },
  );

  test.each([
    [ALPHA, undefined],
    [BRAVO, '; includeSubDomains'],
    ['platform.example', '; includeSubDomains'],
  ])('over https, HSTS of %s covers subdomains only where the domain is ours', async (host, more = '') => {
    const answer = await ask(proxied.port, { host: 'internal', headers: { 'X-Forwarded-Host': host } });
    expect(answer.headers['strict-transport-security']).toBe(`max-age=63072000${more}`);
  });

  test('trusts our proxy about the host, but not a visitor behind it', async () => {
    const through = (forwarded: string) =>
      ask(proxied.port, { host: 'internal', headers: { 'X-Forwarded-Host': forwarded } });
    const answer = await through(ALPHA);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`<link rel="canonical" href="https://${ALPHA}/"`);
    expectSafeHeaders(answer, true);
    expect((await through(`${BRAVO}, ${ALPHA}`)).body).toContain('Canary of alpha');
    expect((await ask(proxied.port, { host: BRAVO })).body).toContain('Canary of bravo');
  });
});

test.each([
  ['too many paths', `p=${Array.from({ length: 101 }, (_, at) => `%2F${at}`).join('&p=')}`],
  ['a path that is too deep', `p=${'%2Fa'.repeat(11)}`],
  ['a path that is too long', `p=%2F${'a'.repeat(1024)}`],
])('a request for routes with %s returns 400', async (_, query) => {
  const answer = await get(ALPHA, `/__manifest?${query}&version=none`);
  expect(answer.status).toBe(400);
  expectSafeHeaders(answer);
  expectNothingOfTheInside(answer);
});

/** Submits a form to alpha. */
const write = (path: string, headers: Record<string, string>, method = 'POST') =>
  ask(site.web.port, {
    host: ALPHA,
    path,
    method,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'store=south&returnTo=/',
  });

describe('writes', () => {
  const paths = [
    '/',
    '/?index',
    '/choose-store',
    '/choose-store.data',
    '/nowhere',
    '/assets/x.js',
    '/__manifest',
  ];

  test.each([
    ['foreign', { Origin: 'https://evil.example' }],
    ['another dealership’s', { Origin: `http://${BRAVO}` }],
    ['null', { Origin: 'null' }],
    ['missing', {}],
    ['claimed by a forwarded host', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
    ['cross-site by its own word', { 'Sec-Fetch-Site': 'cross-site' }],
  ] as [string, Record<string, string>][])('with an origin that is %s return 403', async (name, headers) => {
    const own: Record<string, string> = name.startsWith('cross') ? { Origin: origin(ALPHA) } : {};
    for (const path of paths)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await write(path, { ...own, ...headers }, method);
        expect(answer.status, `${method} ${path}`).toBe(403);
        expect(answer.headers['set-cookie']).toBeUndefined();
        expectSafeHeaders(answer);
      }
  });

  test('are accepted from our own pages', async () => {
    const answer = await write('/choose-store', { Origin: origin(ALPHA), 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(303);
    for (const path of ['/', '/?index', '/_root.data']) {
      const refused = await write(path, { Origin: origin(ALPHA) });
      expect(refused.status, path).toBe(405);
      expect(refused.body, path).toMatch(WAY_OUT);
      expectNothingOfTheInside(refused);
    }
    expect((await write('/choose-store', { Origin: origin(ALPHA) }, 'DELETE')).headers.allow).toBe(
      'GET, HEAD, POST',
    );
  });

  test('rejects bodies that are too large with 413, in one piece or in chunks', async () => {
    const headers = { Origin: origin(ALPHA), 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = `store=${'a'.repeat(100_000)}`;
    const ask413 = (more: Record<string, string>) =>
      ask(site.web.port, {
        host: ALPHA,
        path: '/choose-store',
        method: 'POST',
        headers: { ...headers, ...more },
        body,
      });
    const framings: Record<string, string>[] = [
      { 'Content-Length': String(body.length) },
      { 'Transfer-Encoding': 'chunked' },
    ];
    for (const framing of framings) {
      const answer = await ask413(framing);
      expect(answer.status).toBe(413);
      expect(answer.body).toMatch(WAY_OUT);
      expectSafeHeaders(answer);
      expectNothingOfTheInside(answer);
    }
  });

  test.each(['/our-company/careers', '/sell-trade-my-car/your-vehicle'])(
    'with files need a Content-Length: %s',
    async (path) => {
      const answer = await write(path, {
        Origin: origin(ALPHA),
        'Content-Type': 'multipart/form-data; boundary=x',
        'Transfer-Encoding': 'chunked',
      });
      expect(answer.status).toBe(411);
      expect(answer.body).toContain('That upload doesn’t say how large it is');
      expectSafeHeaders(answer);
      expectNothingOfTheInside(answer);
    },
  );

  test.each([
    ['/our-company/careers', 5_000_000, 422],
    ['/our-company/careers.data', 5_000_000, 422],
    ['/our-company/careers/technician', 5_000_000, 422],
    ['/our-company/careers/technician.data', 5_000_000, 422],
    ['/our-company/careers/', 100_000, 413],
    ['/our-company/careers/technician/more', 100_000, 413],
    ['/our-company/careers-elsewhere', 100_000, 413],
    ['/contact-us', 100_000, 413],
  ])('allows large bodies only for resumes: %s with %d bytes returns %d', async (path, size, status) => {
    const headers = { Origin: origin(ALPHA), 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = `position=${'a'.repeat(size)}`;
    expect((await ask(site.web.port, { host: ALPHA, path, method: 'POST', headers, body })).status).toBe(
      status,
    );
  });
});
