/** Pages of the built web server: content, the visitor’s store, and errors. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealership, homePage, store } from './content-fixtures.ts';
import { ALPHA, BRAVO, openTestSite, type TestSite } from './test-site.ts';
import { type TestRequest, ask, startWeb } from './web-fixtures.ts';

let site: TestSite;
const get = (path = '/', headers: TestRequest['headers'] = {}, host = ALPHA) =>
  ask(site.web.port, { host, path, headers });

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.stop());

describe('a dealership’s page', () => {
  test('has its language, title, description, and canonical URL', async () => {
    const { body, headers } = await get();
    expect(body).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(body).toContain(
      '<title>alpha Motors | Cars for sale in Alpha North, PA and Alpha South, PA</title>',
    );
    expect(body).toContain('<meta name="description" content="About Canary of alpha"/>');
    expect(body).toContain(`<link rel="canonical" href="http://${ALPHA}:${site.web.port}/"/>`);
    expect(body).toMatch(/<h1[^>]*>Canary of alpha<\/h1>/);
    expect(body).toContain('href="tel:+18145550101"');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await get('/', {}, BRAVO)).body).toMatch(/^<!DOCTYPE html><html lang="es".*Ir al contenido/s);
  });

  test('runs only scripts with the nonce of this response if it is not cached', async () => {
    const [one, two] = [await get('/nope/at-all'), await get('/nope/at-all')];
    const nonce = /'nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1];
    expect(nonce).toBeTruthy();
    expect(two.headers['content-security-policy']).not.toContain(nonce);
    const scripts = [...one.body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(2);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(one.body).not.toMatch(/\son\w+="|<style/);
  });

  test('is compressed as requested', async () => {
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

  test('returns no body for HEAD, and serves data requests', async () => {
    const head = await ask(site.web.port, { host: ALPHA, method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const data = await get('/_root.data');
    expect(data.status).toBe(200);
    expect(data.body).toContain('Canary of alpha');
    expect(data.body).not.toContain('bravo');
    expect(data.headers['cache-control']).toBe('private, no-cache');
    expect((await get('/?_data=routes%2Fhome%2Froute')).status).toBe(200);
  });
});

test('a POST to an unknown URL returns the designed 404 page', async () => {
  const headers = { Origin: `http://${ALPHA}:${site.web.port}` };
  for (const path of ['/nope/at-all', '/no-such-page', '/our-company/careers/no-such-job']) {
    const missing = await ask(site.web.port, { host: ALPHA, path, method: 'POST', headers });
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.body).toContain('<h1>Page not found</h1>');
    expect(missing.body).toContain('<span class="chooser-name">');
  }
});

test('a page without a form rejects a POST with an error page', async () => {
  const headers = { Origin: `http://${ALPHA}:${site.web.port}` };
  const answer = await ask(site.web.port, { host: ALPHA, path: '/car-research', method: 'POST', headers });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(answer.body).toContain('<h1>');
});

test('a search truncated inside an emoji still renders', async () => {
  const { status } = await get(`/cars-for-sale?q=${'x'.repeat(99)}${encodeURIComponent('🚗🚗')}`);
  expect([200, 301, 302]).toContain(status);
});

/** Submits the store form in the header. */
const choose = (key: string, returnTo = '/used?x=1') =>
  ask(site.web.port, {
    host: ALPHA,
    path: '/choose-store',
    method: 'POST',
    headers: {
      Origin: `http://${ALPHA}:${site.web.port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ store: key, returnTo }).toString(),
  });

describe('the visitor’s store', () => {
  test('is remembered for 30 days and redirects back', async () => {
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

  test('is forgotten when the visitor chooses all stores', async () => {
    const button = 'value="" name="store">All stores</button>';
    expect((await get('/', { Cookie: 'userSelectedStore=south' })).body).toContain(button);
    expect((await choose('')).headers['set-cookie']).toEqual([
      'userSelectedStore=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const page = await get('/', { Cookie: 'userSelectedStore=' });
    expect(page.body).toContain('<span class="chooser-name">Choose your store</span>');
    expect(page.body).not.toContain(button);
  });

  test.each(['only', 'nowhere', '__proto__', '<script>'])('the key %j changes nothing', async (key) => {
    expect((await choose(key)).headers['set-cookie']).toBeUndefined();
    const page = await get('/', { Cookie: `userSelectedStore=${encodeURIComponent(key)}` });
    expect(page.status).toBe(200);
    expect(page.body).toContain('<span class="chooser-name">Choose your store</span>');
    expect(page.body).not.toContain('Bravo Only');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a return URL of %s redirects to the home page',
    async (returnTo) => {
      expect((await choose('south', returnTo)).headers.location).toBe('/');
    },
  );

  test('its form needs no JavaScript', async () => {
    const { body } = await get('/?gclid=2');
    expect(body).toMatch(/<form[^>]*action="\/choose-store"[^>]*method="post"/);
    // The return URL leaves out query parameters that the page does not use.
    expect(body).toContain('<input type="hidden" name="returnTo" value="/"/>');
    expect((await get('/choose-store')).headers.location).toBe('/');
  });
});

describe('errors', () => {
  test('an unknown URL returns 404 in the dealership’s theme', async () => {
    const { status, body, headers } = await get('/no/<such>page?a="b"');
    expect(status).toBe(404);
    expect(body).toContain('<title>404 - Page not found: /no/');
    expect(body).not.toContain('<such>');
    expect(body).toMatch(/<h1>Page not found<\/h1><p>Sorry, we couldn(?:&#x27;|')t find the page/);
    expect(body).toMatch(/<a [^>]*href="\/"[^>]*>Go back home<\/a>/);
    expect(body).toContain('alpha Motors');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('content that was never read returns 503, then recovers', async () => {
    site.lake.manners = 'failing';
    const bare = await startWeb(site.lake.url, site.database.url);
    try {
      const answer = await ask(bare.port, { host: ALPHA });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).not.toMatch(/alpha|bravo/i);
      expect((await ask(bare.port, { path: '/healthz' })).status).toBe(200);
      expect((await ask(bare.port, { path: '/readyz' })).status).toBe(503);
      site.lake.manners = 'fine';
      await expect.poll(async () => (await ask(bare.port, { host: ALPHA })).status).toBe(200);
      site.lake.content.dealerships.push(dealership('late', []));
      site.lake.content.stores.set('dealership-late', [store('one', 'Late', '+13155550104')]);
      site.lake.publish();
      await expect
        .poll(async () => (await ask(bare.port, { host: 'late.platform.example' })).status)
        .toBe(200);
      expect((await ask(bare.port, { host: 'late.platform.example' })).body).toMatch(
        /<h1[^>]*>late Motors<\/h1>/,
      );
    } finally {
      site.lake.manners = 'fine';
      await bare.stop();
    }
  });

  test.each(['failing', 'garbage'] as const)(
    'serves the last content while the lake is %s',
    async (manners) => {
      await get();
      site.lake.manners = manners;
      site.lake.publish();
      const answers = await Promise.all(Array.from({ length: 10 }, () => get()));
      site.lake.manners = 'fine';
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toContain('Canary of alpha');
      }
    },
  );

  test('published changes appear', async () => {
    site.lake.content.homePages.set('dealership-alpha', homePage('New canary of alpha'));
    site.lake.publish();
    await expect.poll(async () => (await get()).body).toContain('New canary of alpha');
    expect((await get('/', {}, BRAVO)).body).toContain('Canary of bravo');
  });
});
