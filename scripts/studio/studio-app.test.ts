import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configScript, createStudioApp } from './studio-app.ts';
import { studioPage } from './studio-page.ts';

const BUILT = `<!DOCTYPE html><html><head><link href="/static/favicon.svg" rel="icon"/><title>Sanity Studio</title>
<script>window.onerror = null</script><style>
  @font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2") format("woff2"); }
  html { color: red; }</style><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>
</head><body><div id="sanity"></div><script src="/static/sanity-x.js" type="module"></script></body></html>`;

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  await mkdir(join(folder, 'dist/static'), { recursive: true });
  await mkdir(join(folder, 'dist/desk/assets'), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), BUILT);
  await writeFile(join(folder, 'dist/desk/index.html'), '<title>Leads</title>');
  await writeFile(join(folder, 'dist/desk/assets/b.js'), 'leads()');
  await writeFile(join(folder, 'dist/static/a.js'), 'hello()');
  await writeFile(join(folder, 'dist/static/a.js.gz'), gzipSync('hello()'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  app = createStudioApp(join(folder, 'dist'), join(folder, 'icon.svg'), {
    projectId: 'rooftop',
    dataset: 'production',
    apiHost: 'http://localhost:4000',
    deskUrl: 'http://localhost:3000',
  });
});
afterAll(() => rm(folder, { recursive: true }));

const policyOf = (response: Response, name: string) =>
  response.headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((rule) => rule.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the page', () => {
  test('loads /config.js before any other script and nothing from other hosts', () => {
    const page = studioPage(BUILT);
    expect([...page.matchAll(/<script(?: src="([^"]*)")?/g)].map(([, src]) => src)).toEqual([
      '/config.js',
      undefined,
      '/static/sanity-x.js',
    ]);
    expect(page).not.toMatch(/https?:/);
    expect(page).toContain('<title>Rooftop</title>');
    expect(page).toContain('color: red');
  });

  test('is rejected if a build references another host', () => {
    expect(() => studioPage(BUILT.replace('/static/sanity-x.js', 'https://cdn.sanity.work/x.js'))).toThrow(
      /another host/,
    );
  });

  test.each(['/', '/structure/dealership-a;homePage', '/intent/edit/id=x;type=homePage/'])(
    'is served at %s',
    async (path) => {
      const response = await app.request(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('/config.js');
    },
  );
});

describe('the Content-Security-Policy', () => {
  test('allows its own scripts and the lake under all its hostnames', async () => {
    const response = await app.request('/');
    expect(policyOf(response, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
    expect(policyOf(response, 'connect-src')).toEqual([
      "'self'",
      'http://localhost:4000',
      'http://*.localhost:4000',
      'ws://localhost:4000',
      'ws://*.localhost:4000',
      'http://localhost:3000',
    ]);
    expect(policyOf(response, 'frame-ancestors')).toEqual(["'self'"]);
  });

  test('allows Sanity’s hosts for hosted content, and no lake', async () => {
    const hosted = createStudioApp(join(folder, 'dist'), join(folder, 'icon.svg'), {
      projectId: 'abc',
      dataset: 'live',
    });
    const response = await hosted.request('/config.js');
    expect(await response.text()).toBe('globalThis.rooftopConfig = {"projectId":"abc","dataset":"live"};\n');
    expect(policyOf(response, 'connect-src')).toEqual(["'self'", 'https://*.sanity.io', 'wss://*.sanity.io']);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('localhost');
  });

  test.each(['/', '/config.js', '/static/a.js', '/static/missing.js', '/icon.svg'])(
    'is sent with %s',
    async (path) => {
      const response = await app.request(path);
      expect(policyOf(response, 'default-src')).toEqual(["'none'"]);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );
});

test('over HTTPS, browsers come back over HTTPS only', async () => {
  const hsts = async (one: Hono) => (await one.request('/')).headers.get('Strict-Transport-Security');
  const config = { projectId: 'rooftop', dataset: 'production' };
  const files = [join(folder, 'dist'), join(folder, 'icon.svg')] as const;
  expect(await hsts(createStudioApp(...files, config, { https: true }))).toMatch(/^max-age=63072000;/);
  expect(await hsts(app)).toBeNull();
});

describe('the desk', () => {
  test.each(['/desk', '/desk/dealership-a/leads/7'])('is served at %s', async (path) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain('Leads');
    expect(policyOf(response, 'script-src')).toEqual(["'self'"]);
    expect(policyOf(response, 'style-src')).toEqual(["'self'"]);
    expect(policyOf(response, 'connect-src')).toEqual(['http://localhost:4000', 'http://localhost:3000']);
    expect(policyOf(response, 'frame-ancestors')).toEqual(["'none'"]);
  });

  test('has immutable files, and 404 for those of other builds', async () => {
    const file = await app.request('/desk/assets/b.js');
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=8640000, immutable');
    expect((await app.request('/desk/assets/old.js')).status).toBe(404);
  });

  test('leaves other paths to the Studio', async () => {
    expect(await (await app.request('/desktop')).text()).toContain('/config.js');
  });
});

describe('files', () => {
  test('are immutable, and compressed if a compressed version exists', async () => {
    const response = await app.request('/static/a.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=8640000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(await (await app.request('/static/a.js')).text()).toBe('hello()');
  });

  test.each([
    '/static/missing.js',
    '/static/..%2f..%2fsecret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/../secret.txt',
  ])('serves only the build, not %s', async (path) => {
    expect(await (await app.request(path)).text()).not.toContain('secret');
  });

  test('returns 404 for a missing file, not the page', async () => {
    expect((await app.request('/static/missing.js')).status).toBe(404);
  });

  test('rejects writes', async () => {
    expect((await app.request('/', { method: 'POST' })).status).toBe(405);
  });
});

test('escapes the configuration so that it cannot end its script', () => {
  expect(configScript({ projectId: '</script><script>x', dataset: 'd' })).not.toContain('</script>');
});

test('reports a missing build', () => {
  expect(() =>
    createStudioApp(join(folder, 'none'), join(folder, 'icon.svg'), { projectId: 'a', dataset: 'd' }),
  ).toThrow();
});
