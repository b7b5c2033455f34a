/** Pages of the built web server: content, stores, errors, pictures, health, metrics, log, and its end. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freshDatabase } from '@rooftop/database/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startStubLake, type StubLake } from './stub-lake.ts';
import {
  type Ask,
  ask,
  dealership,
  homePage,
  startWeb,
  store,
  twoDealerships,
  type WebProcess,
} from './web-fixtures.ts';

const ALPHA = 'www.alpha.example';
const BRAVO = 'bravo.platform.example';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
const get = (path = '/', headers: Ask['headers'] = {}, host = ALPHA) =>
  ask(web.port, { host, path, headers });

beforeAll(async () => {
  database = await freshDatabase();
  lake = await startStubLake(twoDealerships());
  lake.files.set('/images/rooftop/production/abc123-2400x1200.webp', {
    type: 'image/webp',
    bytes: Buffer.from('picture'),
  });
  lake.files.set('/files/rooftop/production/abc123.html', {
    type: 'text/html',
    bytes: Buffer.from('<script>'),
  });
  web = await startWeb(lake.url, database.url, { LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
});

describe('a dealership’s page', () => {
  test('has its language, title, description and canonical address', async () => {
    const { body, headers } = await get();
    expect(body).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(body).toContain(
      '<title>alpha Motors | Cars for sale in Alpha North, PA and Alpha South, PA</title>',
    );
    expect(body).toContain('<meta name="description" content="About Canary of alpha"/>');
    expect(body).toContain(`<link rel="canonical" href="http://${ALPHA}:${web.port}/"/>`);
    expect(body).toMatch(/<h1[^>]*>Canary of alpha<\/h1>/);
    expect(body).toContain('href="tel:+18145550101"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get('/', {}, BRAVO)).body).toMatch(/^<!DOCTYPE html><html lang="es".*Visítenos/s);
  });

  test('runs only scripts with the nonce of this answer', async () => {
    const [one, two] = [await get(), await get()];
    const nonce = /'nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1];
    expect(nonce).toBeTruthy();
    expect(two.headers['content-security-policy']).not.toContain(nonce);
    const scripts = [...one.body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(2);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(one.body).not.toMatch(/\son\w+="|<style/);
  });

  test('comes compressed as asked', async () => {
    const plain = await get('/', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [br, gz] = await Promise.all(
      ['br, gzip', 'gzip'].map((accept) => get('/', { 'Accept-Encoding': accept })),
    );
    expect([br?.headers['content-encoding'], gz?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toContain('Canary of alpha');
    expect(gunzipSync(gz?.bytes ?? '').toString()).toContain('Canary of alpha');
    expect(br?.headers.vary).toContain('Accept-Encoding');
  });

  test('answers HEAD without a body, and data requests', async () => {
    const head = await ask(web.port, { host: ALPHA, method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const data = await get('/_root.data');
    expect(data.status).toBe(200);
    expect(data.body).toContain('Canary of alpha');
    expect(data.body).not.toContain('bravo');
    expect(data.headers['cache-control']).toBe('private, no-store');
    expect((await get('/?_data=routes%2Fhome%2Froute')).status).toBe(200);
  });
});

/** Sends the header’s form. */
const choose = (key: string, returnTo = '/used?x=1') =>
  ask(web.port, {
    host: ALPHA,
    path: '/choose-store',
    method: 'POST',
    headers: {
      Origin: `http://${ALPHA}:${web.port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ store: key, returnTo }).toString(),
  });

describe('the visitor’s store', () => {
  test('is remembered for 30 days and leads back', async () => {
    const answer = await choose('south');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/used?x=1');
    expect(answer.headers['set-cookie']).toEqual([
      'userSelectedStore=south; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const page = await get('/', { Cookie: 'a=b; userSelectedStore=south; c=d' });
    expect(page.body).toContain('<span class="chooser-name">Alpha South</span>');
    expect(page.body).toMatch(/class="site-phone"[^>]*aria-label="Call Sales: \(814\) 555-0102"/);
  });

  test.each(['only', 'nowhere', '', '__proto__', '<script>'])('the key %j changes nothing', async (key) => {
    expect((await choose(key)).headers['set-cookie']).toBeUndefined();
    const page = await get('/', { Cookie: `userSelectedStore=${encodeURIComponent(key)}` });
    expect(page.status).toBe(200);
    expect(page.body).toContain('<span class="chooser-name">Choose your store</span>');
    expect(page.body).not.toContain('Bravo Only');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a way back to %s leads home',
    async (returnTo) => {
      expect((await choose('south', returnTo)).headers.location).toBe('/');
    },
  );

  test('its form needs no JavaScript', async () => {
    const { body } = await get('/?page=2');
    expect(body).toMatch(/<form[^>]*action="\/choose-store"[^>]*method="post"/);
    expect(body).toContain('<input type="hidden" name="returnTo" value="/?page=2"/>');
    expect((await get('/choose-store')).headers.location).toBe('/');
  });
});

describe('errors', () => {
  test('an unknown page says so in the dealership’s clothes', async () => {
    const { status, body, headers } = await get('/no/<such>page?a="b"');
    expect(status).toBe(404);
    expect(body).toContain('<title>404 - Page not found: /no/');
    expect(body).not.toContain('<such>');
    expect(body).toMatch(/<h1>Page not found<\/h1><p>Sorry, we couldn(?:&#x27;|')t find the page/);
    expect(body).toMatch(/<a class="button"[^>]*href="\/"[^>]*>Go back home<\/a>/);
    expect(body).toContain('alpha Motors');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('content that was never read is 503, and comes back', async () => {
    lake.manners = 'failing';
    const bare = await startWeb(lake.url, database.url);
    try {
      const answer = await ask(bare.port, { host: ALPHA });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).not.toMatch(/alpha|bravo/i);
      expect((await ask(bare.port, { path: '/healthz' })).status).toBe(200);
      expect((await ask(bare.port, { path: '/readyz' })).status).toBe(503);
      lake.manners = 'fine';
      await vi.waitFor(async () => expect((await ask(bare.port, { host: ALPHA })).status).toBe(200), 10_000);
      lake.content.dealerships.push(dealership('late', []));
      lake.content.stores.set('dealership-late', [store('one', 'Late', '+13155550104')]);
      lake.publish();
      await vi.waitFor(
        async () => expect((await ask(bare.port, { host: 'late.platform.example' })).status).toBe(200),
        5_000,
      );
      expect((await ask(bare.port, { host: 'late.platform.example' })).body).toContain(
        '<h1>late Motors</h1>',
      );
    } finally {
      lake.manners = 'fine';
      await bare.stop();
    }
  });

  test.each(['failing', 'garbage'] as const)(
    'a lake that is %s is hidden behind the last content',
    async (manners) => {
      await get();
      lake.manners = manners;
      lake.publish();
      const answers = await Promise.all(Array.from({ length: 10 }, () => get()));
      lake.manners = 'fine';
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toContain('Canary of alpha');
      }
    },
  );

  test('what is published shows', async () => {
    lake.content.homePages.set('dealership-alpha', homePage('New canary of alpha'));
    lake.publish();
    await vi.waitFor(async () => expect((await get()).body).toContain('New canary of alpha'), 3_000);
    expect((await get('/', {}, BRAVO)).body).toContain('Canary of bravo');
  });
});

describe('files', () => {
  test('of the build are kept for 8,640,000 s and come compressed', async () => {
    const { body } = await get();
    const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? '';
    const [plain, br] = [await get(script), await get(script, { 'Accept-Encoding': 'br' })];
    expect(plain.headers['cache-control']).toBe('public, max-age=8640000, immutable');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect((await get(script, { 'If-None-Match': plain.headers.etag ?? '' })).status).toBe(304);
    for (const path of [
      '/assets/none.js',
      '/assets/../server/index.js',
      '/assets/%2e%2e/%2e%2e/server/index.js',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  test('of the lake come from the dealership’s own host, without the visitor’s cookies', async () => {
    lake.uploads.length = 0;
    const path = '/images/rooftop/production/abc123-2400x1200.webp?w=480&auto=format';
    const answer = await get(path, { Accept: 'image/avif', Cookie: 'secret=1', Authorization: 'Bearer x' });
    expect([answer.status, answer.body]).toEqual([200, 'picture']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(lake.uploads).toMatchObject([{ target: path, headers: { accept: 'image/avif' } }]);
    expect(lake.uploads[0]?.headers).not.toHaveProperty('cookie');
    expect(lake.uploads[0]?.headers).not.toHaveProperty('authorization');
    const upload = await get('/files/rooftop/production/abc123.html');
    expect(upload.headers['content-disposition']).toBe('attachment');
  });

  test.each([
    '/images/rooftop/staging/abc123-2400x1200.webp',
    '/images/rooftop/production/none-1x1.webp',
    '/images/rooftop/production/%2e%2e/%2e%2e/v1/users/me',
    '/files/rooftop/production/',
  ])('%s is not found', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('no such asset');
  });

  test('the icon wears the brand’s colour', async () => {
    const { headers, body } = await get('/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toContain('fill="#0b4a5e"');
    expect((await get('/favicon.ico')).body).toBe(body);
  });
});

describe('operations', () => {
  test('health is asked on any host and says nothing else', async () => {
    for (const [path, host] of [
      ['/healthz', 'evil.example'],
      ['/readyz', '10.0.0.1'],
      ['/readyz', ''],
    ] as const) {
      const answer = await get(path, {}, host);
      expect([answer.status, answer.body]).toEqual([200, 'ok']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('metrics are on their own port', async () => {
    await get();
    expect((await get('/metrics')).status).toBe(404);
    const { status, body } = await ask(web.opsPort, { host: 'localhost', path: '/metrics' });
    expect(status).toBe(200);
    expect(body).toMatch(/http_requests_total\{route="routes\/home\/route",method="GET",status="200"\} \d+/);
    expect(body).toMatch(/content_cache\{kind="hits"\} \d+/);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toMatch(/alpha|bravo/);
  });

  test('the log has a line per request and nothing personal', async () => {
    const { headers } = await get('/secret-path?email=someone@example.com', {
      Cookie: 'userSelectedStore=secret',
    });
    await vi.waitFor(() => expect(web.output()).toContain(String(headers['x-request-id'])));
    const line =
      web
        .output()
        .split('\n')
        .find((each) => each.includes(String(headers['x-request-id']))) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      dealership: 'alpha',
      route: 'routes/not-found',
      method: 'GET',
      status: 404,
      ms: expect.any(Number),
    });
    expect(line).not.toMatch(/127\.0\.0\.1|::1/);
    expect(web.output()).not.toMatch(/secret|someone@/);
    expect(
      web
        .output()
        .split('\n')
        .filter((each) => each !== '' && !each.startsWith('{')),
    ).toEqual([]);
  });

  test('it ends by finishing what it began', async () => {
    const ending = await startWeb(lake.url, database.url);
    lake.files.set('/images/rooftop/production/slow-1x1.webp', {
      type: 'image/webp',
      bytes: Buffer.alloc(8_000_000),
    });
    const running = ask(ending.port, { host: ALPHA, path: '/images/rooftop/production/slow-1x1.webp' });
    await vi.waitFor(() => expect(lake.uploads.at(-1)?.target).toContain('slow'));
    const code = await ending.stop();
    expect(code).toBe(0);
    expect((await running).bytes.length).toBe(8_000_000);
    await expect(ask(ending.port, { host: ALPHA })).rejects.toThrow('ECONNREFUSED');
  });

  test('it ends when its supervisor does', async () => {
    const orphan = await startWeb(lake.url, database.url);
    orphan.child.disconnect();
    await vi.waitFor(() => expect(orphan.child.exitCode).toBe(0), 5_000);
  });
});
