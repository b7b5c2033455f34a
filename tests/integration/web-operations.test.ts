/** Everything but pages of the built web server: files, health check, metrics, log, and shutdown. */
import { brotliDecompressSync } from 'node:zlib';
import { deriveKey } from '@rooftop/vault/derive-key';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImageSignature } from '@rooftop/platform/images/image-signature';
import { ALPHA, BRAVO, openTestSite, type TestSite } from './test-site.ts';
import { type Answer, type TestRequest, ask, startWeb, WEB_KEY, WEB_TOKEN } from './web-fixtures.ts';

const signature = createImageSignature(deriveKey(WEB_KEY, 'image-url'));

let site: TestSite;
const get = (path = '/', headers: TestRequest['headers'] = {}, host = ALPHA) =>
  ask(site.web.port, { host, path, headers });

beforeAll(async () => {
  site = await openTestSite({
    settings: {
      LOG_LEVEL: 'debug',
      PAGES_AT_ONCE: '1',
      PAGES_WAITING: '1',
    },
    prepare({ files }) {
      files.set('/images/rooftop/production/abc123-2400x1200.webp', {
        type: 'image/webp',
        bytes: Buffer.from('picture'),
      });
      files.set('/files/rooftop/production/abc123.html', {
        type: 'text/html',
        bytes: Buffer.from('<script>'),
      });
    },
  });
});
afterAll(() => site.stop());

describe('files', () => {
  test('of the build have the production code of React', async () => {
    const { body } = await get();
    const scripts = [...new Set([...body.matchAll(/\/assets\/framework-[\w-]+\.js/g)].map(([path]) => path))];
    expect(scripts).toHaveLength(1);
    for (const script of scripts) expect((await get(script)).body).not.toContain('react.development');
  });

  test('of the build are cached for 8,640,000 s and compressed', async () => {
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
    site.lake.uploads.length = 0;
    const path = '/images/rooftop/production/abc123-2400x1200.webp?w=480&auto=format';
    const answer = await get(signature.sign(path), {
      Accept: 'image/avif',
      Cookie: 'secret=1',
      Authorization: 'Bearer x',
    });
    expect([answer.status, answer.body]).toEqual([200, 'picture']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(site.lake.uploads).toMatchObject([{ target: path, headers: { accept: 'image/avif' } }]);
    expect(site.lake.uploads[0]?.headers).not.toHaveProperty('cookie');
    expect(site.lake.uploads[0]?.headers).toMatchObject({ authorization: `Bearer ${WEB_TOKEN}` });
    const upload = await get('/files/rooftop/production/abc123.html');
    expect(upload.headers['content-disposition']).toBe('attachment');
  });

  test('of the lake are rendered only in the sizes that pages use', async () => {
    site.lake.uploads.length = 0;
    const path = '/images/rooftop/production/abc123-2400x1200.webp';
    const named = signature.sign(`${path}?w=480&auto=format`);
    const queries = [
      `${path}?w=481&auto=format`,
      named.replace('480', '481'),
      `${named}&blur=2000`,
      `${path}?`,
    ];
    for (const target of queries) expect((await get(target)).status, target).toBe(400);
    expect(site.lake.uploads).toEqual([]);
    expect((await get(path)).status).toBe(200);
  });

  test.each([
    '/images/rooftop/staging/abc123-2400x1200.webp',
    '/images/rooftop/production/none-1x1.webp',
    '/images/rooftop/production/%2e%2e/%2e%2e/v1/users/me',
    '/files/rooftop/production/',
  ])('%s returns 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('no such asset');
  });

  test('the icon has the brand color', async () => {
    const { headers, body } = await get('/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toContain('fill="#0b4a5e"');
    expect((await get('/favicon.ico')).body).toBe(body);
  });
});

describe('builds', () => {
  test('browsers learn which build serves now, and the rules of this build alone', async () => {
    const latest = await get('/builds/latest.json?1764000000000');
    expect(latest.headers['cache-control']).toBe('no-store');
    const { id } = JSON.parse(latest.body);
    const page = await get();
    const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(page.body)?.[0] ?? '';
    expect((await get(manifest)).body).toContain(`"version":"${id}"`);
    const meta = await get(`/builds/meta/${id}.json`);
    expect([meta.status, JSON.parse(meta.body)]).toEqual([200, { id, rules: [] }]);
    const again = await get(`/builds/meta/${id}.json`, { 'If-None-Match': meta.headers.etag ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await get('/builds/meta/other.json')).status).toBe(404);
  });

  test('only pages in the cache are sent to a browser that prefetches their data', async () => {
    const prefetch = { 'Sec-Purpose': 'prefetch' };
    expect((await get('/_root.data', prefetch)).status).toBe(200);
    for (const path of ['/contact-us.data', '/cars-for-sale.data?_routes=root']) {
      const { status, headers, body } = await get(path, prefetch);
      expect([status, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
      expect((await get(path)).status).toBe(200);
    }
    expect((await get('/contact-us', prefetch)).status).toBe(200);
  });
});

describe('operations', () => {
  test('the health check works on any host and reveals nothing else', async () => {
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

  test('metrics have their own port', async () => {
    await get();
    expect((await get('/metrics')).status).toBe(404);
    const { status, body } = await ask(site.web.opsPort, { host: 'localhost', path: '/metrics' });
    expect(status).toBe(200);
    expect(body).toMatch(/http_requests_total\{route="home",method="GET",status="200"\} \d+/);
    expect(body).toMatch(/content_cache\{kind="hits"\} \d+/);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    for (const line of [
      'operations_read 1',
      'leads{kind="late"} 0',
      'mail_failures_last_hour{reason="unreachable"} 0',
    ])
      expect(body).toContain(line);
    expect(body).not.toMatch(/alpha|bravo/);
    // A page elsewhere whose hostname is rebound to 127.0.0.1 sends its own hostname.
    const rebound = await ask(site.web.opsPort, { host: 'evil.example', path: '/metrics' });
    expect([rebound.status, rebound.body]).toEqual([421, '']);
  });

  test('the log has one line per request and no personal data', async () => {
    const { headers } = await get('/secret-path/at-all?email=someone@example.com', {
      Cookie: 'userSelectedStore=secret',
    });
    await expect.poll(() => site.web.output()).toContain(String(headers['x-request-id']));
    const line =
      site.web
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
    expect(site.web.output()).not.toMatch(/secret|someone@/);
    expect(
      site.web
        .output()
        .split('\n')
        .filter((each) => each !== '' && !each.startsWith('{')),
    ).toEqual([]);
  });

  test('exits when its supervisor does', async () => {
    const orphan = await startWeb(site.lake.url, site.database.url);
    orphan.child.disconnect();
    await expect.poll(() => orphan.child.exitCode).toBe(0);
  });
});

test('refuses requests over capacity within a second and asks clients to retry', async () => {
  expect((await get()).status).toBe(200);
  const { promise, resolve } = Promise.withResolvers<void>();
  // Bravo's content has not been read yet, so its pages wait for the lake.
  site.lake.held = promise;
  const answers = ['/cars-for-sale', '/cars-for-sale.data'].flatMap((path) =>
    Array.from({ length: 4 }, (_, at) => get(`${path}?page=${at + 1}`, {}, BRAVO)),
  );
  const refused: Answer[] = [];
  for (const answer of answers) void answer.then((one) => refused.push(one));
  // One is rendered, and one waits longer than the others.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(answers.length - 2);
  for (const { status, headers, body } of refused.slice(0, answers.length - 2)) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toContain('<h1>');
  }
  expect((await get()).status).toBe(200);
  const form = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: `http://${ALPHA}:${site.web.port}`,
  };
  const sent = await ask(site.web.port, {
    host: ALPHA,
    path: '/choose-store',
    method: 'POST',
    headers: form,
    body: 'store=north',
  });
  expect(sent.status).toBe(303);
  resolve();
  expect((await Promise.all(answers)).filter(({ status }) => status !== 503)).not.toEqual([]);
  expect((await get('/contact-us', {}, BRAVO)).status).toBe(200);
});

// The last test, because it ends the server.
test('finishes running requests before it exits', async () => {
  site.lake.files.set('/images/rooftop/production/slow-1x1.webp', {
    type: 'image/webp',
    bytes: Buffer.alloc(8_000_000),
  });
  const running = ask(site.web.port, { host: ALPHA, path: '/images/rooftop/production/slow-1x1.webp' });
  await expect.poll(() => site.lake.uploads.at(-1)?.target).toContain('slow');
  const code = await site.web.stop();
  expect(code).toBe(0);
  expect((await running).bytes.length).toBe(8_000_000);
  await expect(ask(site.web.port, { host: ALPHA })).rejects.toThrow('ECONNREFUSED');
});
