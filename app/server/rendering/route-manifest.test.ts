import type { ServerBuild } from '#app/framework.server.ts';
import { expect, test, vi } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { createFilteredHandler } from './route-filter.ts';
import { withBoundedManifest } from './route-manifest.ts';

const ask = (query: string) => new Request(`http://alpha.example/__manifest?${query}`);
const pathsIn = (paths: readonly string[]) => paths.map((path) => `p=${encodeURIComponent(path)}`).join('&');

/** Remix, which names a route for each path. */
function fakeRemix() {
  const handle = vi.fn(async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    if (searchParams.get('version') !== 'v1')
      return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } });
    return Response.json(Object.fromEntries(searchParams.getAll('p').map((path) => [path, { id: path }])));
  });
  const bounded = withBoundedManifest(handle);
  return { handle, answer: (query: string) => bounded(ask(query), testContext()) };
}

test.each([
  ['2 KB of segments', pathsIn([`/${'a/'.repeat(1000)}`])],
  ['11 segments', pathsIn([`/a${'/a'.repeat(10)}`])],
  ['a long path', pathsIn([`/${'a'.repeat(1024)}`])],
  ['101 paths', pathsIn(Array.from({ length: 101 }, (_, at) => `/${at}`))],
  ['101 times the same path', pathsIn(Array.from({ length: 101 }, () => '/a'))],
  ['one bad path among good ones', pathsIn(['/a', `/${'/'.repeat(11)}`])],
  ['a path without a slash', pathsIn(['a'])],
  ['another host', pathsIn(['//evil.example'])],
  ['malformed escapes', pathsIn(['/%E0%A4'])],
  ['no path', 'p'],
  ['nothing', ''],
])('refuses %s before Remix sees it', async (_what, query) => {
  const { handle, answer } = fakeRemix();
  expect((await answer(`${query}&version=v1`)).status).toBe(400);
  expect(handle).not.toHaveBeenCalled();
});

test('asks Remix for each path once, whatever the order and company of paths', async () => {
  const { handle, answer } = fakeRemix();
  const first = await answer(`${pathsIn(['/b', '/a', '/b'])}&version=v1&other=1`);
  expect(await first.json()).toEqual({ '/a': { id: '/a' }, '/b': { id: '/b' } });
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const second = await answer(`${pathsIn(['/a', '/c', '/b'])}&version=v1`);
  expect(Object.keys(await second.json())).toEqual(['/a', '/b', '/c']);
  expect(handle.mock.calls.map(([{ url }]) => new URL(url).searchParams.get('p'))).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
});

test('tells the browser of another build to reload, and remembers nothing of it', async () => {
  const { handle, answer } = fakeRemix();
  for (const _time of [1, 2]) {
    const { status, headers } = await answer('p=/a&version=v0');
    expect([status, headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
  }
  expect(handle).toHaveBeenCalledTimes(2);
});

test('leaves other requests alone', async () => {
  const handle = vi.fn(async () => new Response('page'));
  const request = new Request('http://alpha.example/contact-us?p=/a');
  await withBoundedManifest(handle)(request, testContext());
  expect(handle).toHaveBeenCalledWith(request, expect.anything());
});

const PATHS = {
  root: '',
  home: undefined,
  contact: 'contact-us',
  cars: 'cars-for-sale/*',
  form: 'a/:b/form',
};

/** A build of Remix with these routes and as many others as the website has. */
function testBuild(): ServerBuild {
  const others = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`other-${at}`, `other-${at}/:a/b`]),
  );
  const routes = Object.entries({ ...PATHS, ...others }).map(([id, path]) => ({
    id,
    path,
    index: path === undefined,
    ...(id !== 'root' && { parentId: 'root' }),
    module: { default: () => null },
  }));
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what routing needs
  return {
    routes: byId,
    assets: { version: 'v1', url: '', entry: { module: '', imports: [] }, routes: byId },
    future: { v3_lazyRouteDiscovery: true },
    entry: { module: { default: () => new Response() } },
  } as unknown as ServerBuild;
}

test('lets other requests have their turn between two unknown paths', async () => {
  const requests: string[] = [];
  const bounded = withBoundedManifest(async () => {
    requests.push('path');
    return Response.json({});
  });
  setImmediate(() => requests.push('other request'));
  const paths = Array.from({ length: 100 }, (_, n) => `/none-${n}`);
  await bounded(ask(`${pathsIn(paths)}&version=v1`), testContext());
  expect(requests.slice(0, 3)).toContain('other request');
});

test('leaves others half of the thread while it finds out about many unknown paths', async () => {
  let worked = 0;
  const bounded = withBoundedManifest(async () => {
    const began = performance.now();
    while (performance.now() < began + 2);
    worked += performance.now() - began;
    return Response.json({});
  });
  const paths = Array.from({ length: 50 }, (_, n) => `/none-${n}`);
  const began = performance.now();
  await bounded(ask(`${pathsIn(paths)}&version=v1`), testContext());
  expect(performance.now() - began).toBeGreaterThan(1.8 * worked);
});

test('gives Remix’s own answer, of few routes for each path', async () => {
  const build = testBuild();
  const bounded = withBoundedManifest(createFilteredHandler(build, 'production'));
  const paths = ['/contact-us', '/cars-for-sale/suvs', '/a/b/form', '/other-7/x/b', '/c%6Fntact-us', '/none'];
  const { createRequestHandler } = await import('#app/framework.server.ts');
  const query = `${pathsIn(paths)}&version=v1`;
  const own = await createRequestHandler(build, 'production')(ask(query));
  const answer = await bounded(ask(query), testContext());
  expect(await answer.json()).toEqual(await own.json());
});
