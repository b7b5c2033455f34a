/** Cached pages of the built web server: what is rendered once, what invalidates it, and what is never cached. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectSafeHeaders } from './expect-safe.ts';
import { article, homePage, page } from './content-fixtures.ts';
import { ALPHA, BRAVO, openTestSite, type TestSite } from './test-site.ts';
import { type TestRequest, ask } from './web-fixtures.ts';

let site: TestSite;
const get = (headers: TestRequest['headers'] = {}, path = '/', host = ALPHA) =>
  ask(site.web.port, { host, path, headers });
const store = (key: string) => ({ Cookie: `theme=dark; userSelectedStore=${key}` });

/** Returns the hits and misses since the start, and the number of cached pages. */
async function counts(): Promise<{ hits: number; misses: number; entries: number }> {
  const { body } = await ask(site.web.opsPort, { host: 'localhost', path: '/metrics' });
  const read = (kind: string) =>
    Number(new RegExp(`page_cache\\{of="pages",kind="${kind}"\\} (\\S+)`).exec(body)?.[1]);
  return { hits: read('hits'), misses: read('misses'), entries: read('entries') };
}
/** Returns how many pages were rendered for these requests. */
async function made(requests: () => Promise<unknown>): Promise<number> {
  const before = await counts();
  await requests();
  return (await counts()).misses - before.misses;
}

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.stop());
/** Caches all pages. */
beforeEach(async () => {
  await Promise.all([
    get(),
    get(store('north')),
    get(store('south')),
    get({}, '/', BRAVO),
    get({}, '/_root.data'),
  ]);
});

describe('a cached page', () => {
  test('is rendered once, whatever else a visitor sends', async () => {
    const again = async () => {
      const answers = await Promise.all([
        get(),
        get({ 'User-Agent': 'x', 'Accept-Language': 'es', Accept: '*/*', 'X-Remix-Reload-Document': 'yes' }),
        get({ Cookie: 'userSelectedStore=none; session=secret' }),
        get({}, '/?utm_source=mail&gclid=1&index'),
        ask(site.web.port, { host: `${ALPHA}:80`, path: '/' }),
      ]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    };
    expect(await made(again)).toBe(0);
  });

  test('is compressed, each encoding with its own strong ETag', async () => {
    const [plain, br, gzip] = [
      await get(),
      await get({ 'Accept-Encoding': 'br' }),
      await get({ 'Accept-Encoding': 'gzip' }),
    ];
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, bytes } of [plain, br, gzip]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie, Sec-GPC',
        etag: expect.stringMatching(/^"[\w-]+"$/),
        'content-length': String(bytes.length),
      });
    }
  });

  test('is not sent again to a browser that has it, in any encoding', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers } = await get({ 'Accept-Encoding': encoding });
      const tag = headers.etag ?? '';
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await get({ 'Accept-Encoding': encoding, 'If-None-Match': known });
        expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tag]);
        expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
        expectSafeHeaders(again);
      }
      expect((await get({ 'Accept-Encoding': encoding, 'If-None-Match': `${tag}x` })).status).toBe(200);
    }
    expect((await get({ ...store('south'), 'If-None-Match': (await get()).headers.etag ?? '' })).status).toBe(
      200,
    );
  });

  test('returns only headers for HEAD', async () => {
    const [head, page] = [await ask(site.web.port, { host: ALPHA, method: 'HEAD' }), await get()];
    expect(head.bytes.length).toBe(0);
    const { 'x-request-id': _one, date: _date, ...headers } = head.headers;
    expect(page.headers).toMatchObject(headers);
  });

  test('allows exactly its own inline scripts, by hash', async () => {
    const { body, headers } = await get();
    expect(body).not.toContain('nonce');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('nonce');
    const scripts = [
      ...body.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(scripts.length).toBeGreaterThan(2);
    const hashes = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    expect(new Set(hashes)).toEqual(new Set(scripts));
  });

  test('depends on the store that the visitor chose', async () => {
    const [none, north, south, bravo] = await Promise.all([
      get(),
      get(store('north')),
      get(store('south')),
      get(store('south'), '/', BRAVO),
    ]);
    const chosen = ({ body }: { body: string }) => /class="chooser-name">([^<]*)/.exec(body)?.[1];
    expect([none, north, south].map(chosen)).toEqual(['Choose your store', 'Alpha North', 'Alpha South']);
    expect(bravo.body).not.toMatch(/Alpha/);
  });

  test('has its own data', async () => {
    const read = async () => {
      const { status, headers, body } = await get({}, '/_root.data?utm_source=x');
      expect([status, headers['x-remix-response']]).toEqual([200, 'yes']);
      expect(body).toContain('Canary of alpha');
    };
    expect(await made(read)).toBe(0);
  });
});

/** One page of each cached kind, except the home page. */
const KINDS = [
  '/auto-financing',
  '/car-research',
  '/car-research/oil',
  '/faqs/oil',
  '/help-center',
  '/help-center/general',
  '/legal',
  '/legal/privacy-policy',
  '/our-company',
  '/our-company/locations',
  '/our-company/locations/north',
  '/our-company/meet-our-team?department=sales',
  '/our-company/reviews?category=buy',
  '/special-offers',
  '/special-offers/service',
  '/winter',
] as const;

describe.each(KINDS)('%s', (path) => {
  beforeEach(async () => {
    await get({}, path);
  });

  test('is rendered once, whatever a visitor sends', async () => {
    const target = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail&gclid=1`;
    const again = async () => {
      const answers = await Promise.all([
        get({}, path),
        get(
          { 'User-Agent': 'x', Cookie: 'session=secret; visitor=1', Referer: 'http://evil.example/' },
          path,
        ),
        get({}, target),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers[0]?.body).not.toContain('formToken');
    };
    expect(await made(again)).toBe(0);
  });
});

test('renders a page with a form for each request', async () => {
  const form = { _type: 'messageForm', key: 'form', shownTo: null, heading: null, text: null, topic: 2 };
  site.lake.content.others.set('dealership-bravo', { page: [page('/winter', 'form', [form])] });
  site.lake.publish('dealership-bravo');
  await expect
    .poll(async () => (await get({}, '/winter', BRAVO)).body, { timeout: 20_000 })
    .toContain('formToken');
  const token = ({ body }: { body: string }) => /name="formToken" value="([^"]+)"/.exec(body)?.[1];
  const [one, two] = [await get({}, '/winter', BRAVO), await get({}, '/winter', BRAVO)];
  expect(token(one)).not.toBe(token(two));
  for (const { headers } of [one, two]) expect(headers['cache-control']).toBe('private, no-store');
});

test('redirects keep the query', async () => {
  const { status, headers } = await get({}, '/car-research/oil-before?utm_source=mail');
  expect([status, headers.location]).toEqual([301, '/car-research/oil?utm_source=mail']);
});

describe('a change', () => {
  test.each([
    ['/car-research/oil', () => ({ article: [article('oil', 'changed')], page: [] })],
    ['/winter', () => ({ article: [], page: [page('/winter', 'changed')] })],
  ])('of %s appears', async (path, content) => {
    expect((await get({}, path)).body).toContain('Canary');
    const before = site.lake.content.others.get('dealership-alpha');
    site.lake.content.others.set('dealership-alpha', content());
    site.lake.publish('dealership-alpha');
    await expect.poll(async () => (await get({}, path)).body, { interval: 20 }).toContain('changed');
    site.lake.content.others.set('dealership-alpha', before ?? {});
    site.lake.publish('dealership-alpha');
    await expect.poll(async () => (await get({}, path)).body, { timeout: 20_000 }).toContain('Canary');
  });

  test('invalidates the pages of its dealership at once, and of no other', async () => {
    site.lake.content.homePages.set('dealership-alpha', homePage('Second canary of alpha'));
    site.lake.publish('dealership-alpha');
    await expect
      .poll(async () => (await get()).body, { timeout: 20_000 })
      .toContain('Second canary of alpha');
    for (const answer of [await get(store('south')), await get({}, '/_root.data')])
      expect(answer.body).toContain('Second canary of alpha');
    expect(await made(() => get({}, '/', BRAVO))).toBe(0);
  });

  test('of the dealership itself appears and rerenders no other dealership’s page', async () => {
    const [alpha] = site.lake.content.dealerships;
    if (alpha !== undefined) site.lake.content.dealerships[0] = { ...alpha, name: 'Renamed Motors' };
    site.lake.publish('*');
    await expect.poll(async () => (await get()).body, { timeout: 20_000 }).toContain('Renamed Motors');
    expect(await made(() => get({}, '/', BRAVO))).toBe(0);
  });

  test('during rendering leaves no stale page in the cache', async () => {
    const gate = Promise.withResolvers<void>();
    site.lake.content.homePages.set('dealership-bravo', homePage('Old canary of bravo'));
    site.lake.publish('dealership-bravo');
    await expect
      .poll(async () => (await get({}, '/', BRAVO)).body, { timeout: 20_000 })
      .toContain('Old canary');
    site.lake.held = gate.promise;
    site.lake.publish('dealership-bravo');
    const queries = site.lake.queries.length;
    const early = vi.waitFor(async () => {
      const answer = await get({}, '/', BRAVO);
      expect(site.lake.queries.length).toBeGreaterThan(queries);
      return answer;
    }, 20_000);
    await expect.poll(() => site.lake.queries.length, { timeout: 20_000 }).toBeGreaterThan(queries);
    site.lake.content.homePages.set('dealership-bravo', homePage('New canary of bravo'));
    site.lake.publish('dealership-bravo');
    gate.resolve();
    site.lake.held = Promise.resolve();
    await early;
    await expect.poll(async () => (await get({}, '/', BRAVO)).body).toContain('New canary of bravo');
    expect((await get({}, '/', BRAVO)).body).toContain('New canary of bravo');
  });
});

test.each(['failing', 'garbage'] as const)(
  'a source that is %s leaves stale pages, and none once it is back',
  async (manners) => {
    site.lake.manners = manners;
    site.lake.content.homePages.set('dealership-alpha', homePage(`Canary after ${manners}`));
    site.lake.publish('dealership-alpha');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    site.lake.manners = 'fine';
    site.lake.publish();
    await expect
      .poll(async () => (await get()).body, { timeout: 20_000 })
      .toContain(`Canary after ${manners}`);
  },
);

test('renders a page once for many concurrent requests', async () => {
  site.lake.publish();
  await expect.poll(() => made(() => get()), { interval: 10 }).toBe(1);
  const before = site.lake.queries.filter((id) => id === 'dealership-alpha').length;
  site.lake.publish('dealership-alpha');
  await Promise.all(Array.from({ length: 60 }, () => get()));
  // A page takes eight queries. Each may run twice if the change arrives during rendering.
  expect(site.lake.queries.filter((id) => id === 'dealership-alpha').length - before).toBeLessThanOrEqual(16);
});

test('does not cache 404s and responses to non-GET requests', async () => {
  const { entries } = await counts();
  for (const path of [
    '/nope',
    '/nope.data',
    '/car-research/nope',
    '/choose-store',
    '/%2e',
    '/index',
    '/favicon.svg',
    '/site.webmanifest',
  ])
    await get({}, path);
  const missing = await get({}, '/nope');
  expect(missing.headers['cache-control']).toBe('private, no-store');
  expect(missing.headers['etag']).toBeUndefined();
  const post = await ask(site.web.port, {
    host: ALPHA,
    method: 'POST',
    headers: { Origin: `http://${ALPHA}:${site.web.port}` },
    body: 'x=1',
  });
  expect(post.status).toBe(405);
  expect((await counts()).entries).toBe(entries);
});
