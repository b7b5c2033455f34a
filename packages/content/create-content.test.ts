import { type Server, type ServerResponse, createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { ContentUnavailable } from './content-unavailable.ts';
import type { Content } from './content.ts';
import { createContent } from './create-content.ts';
import { createSanityClient } from './create-sanity-client.ts';

const THEME = {
  brand: '#0b4f5c',
  accent: '#ff7a1a',
  progress: '#0b4a5e',
  neutral: 'cool',
  radius: 10,
  displayFace: 'archivo',
  header: 'light',
};
const dealership = (slug: string) => ({
  id: `dealership-${slug}`,
  createdAt: '2026-01-01T00:00:00Z',
  slug,
  name: slug,
  hostnames: null,
  languages: ['en'],
  timeZone: 'America/New_York',
  isLaunched: true,
  cookieTier: 2,
  phoneMask: '(999) 999-9999',
  trackers: { measurementIds: [], tagContainer: null, metaPixelId: null },
  theme: THEME,
  logo: null,
});
const homePage = (title: string) => ({ id: 'home', title, description: null, blocks: [] });

type Behaviour =
  | 'fine'
  | 'dead'
  | 'hanging'
  | 'garbage'
  | 'wrong shape'
  | 'server error'
  | 'refusing'
  | 'cut off';

function answer(response: ServerResponse, body: string, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** A fake source. Tests control its content, stream of changes and failures. */
async function startSource() {
  const state = {
    behaviour: 'fine' as Behaviour,
    dealerships: [dealership('a'), dealership('b')] as unknown[],
    headlines: new Map([
      ['dealership-a', 'A'],
      ['dealership-b', 'B'],
    ]),
    /** Parameters of all requests except those for the registry. */
    queries: [] as URLSearchParams[],
    delay: 0,
    listen: true,
    token: '' as string | undefined,
  };
  const streams = new Set<ServerResponse>();

  function misbehave(response: ServerResponse): boolean {
    if (state.behaviour === 'dead') response.destroy();
    else if (state.behaviour === 'garbage') answer(response, '<html>no json');
    else if (state.behaviour === 'wrong shape')
      answer(response, JSON.stringify({ result: { hero: 7 }, syncTags: [] }));
    else if (state.behaviour === 'server error') answer(response, '{"message":"down"}', 500);
    else if (state.behaviour === 'refusing') answer(response, '{"message":"no"}', 403);
    else if (state.behaviour === 'cut off') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"result":', () => response.destroy());
    }
    return state.behaviour !== 'fine';
  }
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source');
    if (url.pathname.endsWith('/data/live/events/production')) {
      state.token = request.headers.authorization;
      if (!state.listen) return void response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: welcome\ndata: {}\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    if (url.pathname.endsWith('/check/cors')) return answer(response, '{"result":{"allowed":true}}');
    const of: unknown = JSON.parse(url.searchParams.get('$dealership') ?? 'null');
    if (of !== '*') state.queries.push(url.searchParams);
    if (misbehave(response)) return;
    const headline = state.headlines.get(String(of));
    const result = of === '*' ? state.dealerships : headline === undefined ? null : homePage(headline);
    const syncTags = of === '*' ? ['s1:dealership'] : ['s1:homePage', `s1:${String(of)}`];
    setTimeout(() => answer(response, JSON.stringify({ result, syncTags, ms: 1 })), state.delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  let events = 0;
  return {
    state,
    apiHost: `http://127.0.0.1:${address.port}`,
    streams,
    publish(...tags: string[]) {
      events += 1;
      for (const stream of streams) {
        stream.write(`id: e${events}\nevent: message\ndata: ${JSON.stringify({ tags })}\n\n`);
      }
    },
    say(event: string) {
      for (const stream of streams) stream.write(`id: x\nevent: ${event}\ndata: {"reason":"x"}\n\n`);
    },
    cut() {
      for (const stream of streams) stream.destroy();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

let clock = 0;
const warnings: unknown[] = [];
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  warnings.length = 0;
  clock = 0;
});

async function start({ connected = true } = {}) {
  const source = await startSource();
  source.state.listen = connected;
  const client = createSanityClient({
    projectId: 'rooftop',
    dataset: 'production',
    token: 'secret',
    apiHost: source.apiHost,
  });
  const content = createContent({
    client,
    log: { info: () => undefined, warn: (facts) => warnings.push(facts) },
    now: () => clock,
  });
  opened.push(content, source);
  if (connected) await expect.poll(() => content.health().live).toBe(true);
  await expect.poll(() => content.isReady()).toBe(true);
  return { source, content };
}

const headline = async (content: Content, slug = 'a') =>
  (await content.forDealership(`dealership-${slug}`, { language: 'en' }).homePage())?.title;

test('serves a result until it changes while the stream is connected, and for seconds while it is not', async () => {
  for (const connected of [true, false]) {
    const { content } = await start({ connected });
    const until: number[] = [];
    await content
      .forDealership('dealership-a', { language: 'en', onRead: (read) => until.push(read.until) })
      .homePage();
    expect(until).toEqual([connected ? Number.POSITIVE_INFINITY : 2000]);
  }
});

test('requests a result once per dealership, then serves it from memory', async () => {
  const { source, content } = await start();
  source.state.delay = 20;
  const [first, second] = await Promise.all([headline(content), headline(content)]);
  expect([first, second, await headline(content), await headline(content, 'b')]).toEqual([
    'A',
    'A',
    'A',
    'B',
  ]);
  expect(source.state.queries.map((query) => query.get('$dealership'))).toEqual([
    '"dealership-a"',
    '"dealership-b"',
  ]);
  expect(source.state.queries.every((query) => query.get('perspective') === 'published')).toBe(true);
  expect(source.state.token).toBe('Bearer secret');
});

test('caches each language separately', async () => {
  const { source, content } = await start();
  await content.forDealership('dealership-a', { language: 'en' }).homePage();
  await content.forDealership('dealership-a', { language: 'es' }).homePage();
  expect(source.state.queries.map((query) => query.get('$language'))).toEqual(['"en"', '"es"']);
});

test('reports a change to listeners and refreshes only results with its tag', async () => {
  const { source, content } = await start();
  await headline(content);
  await headline(content, 'b');
  const heard: unknown[] = [];
  content.onChange((change) => heard.push(change));
  source.state.headlines.set('dealership-a', 'A2').set('dealership-b', 'B2');
  source.publish('s1:dealership-a');
  await expect.poll(() => heard).toEqual([{ kind: 'tags', tags: ['s1:dealership-a'] }]);
  await expect.poll(() => headline(content)).toBe('A2');
  expect(await headline(content, 'b')).toBe('B');
  expect(source.state.queries.at(-1)?.get('lastLiveEventId')).toBe('e1');
});

test('fetches again if a change arrives while the response is in flight', async () => {
  const { source, content } = await start();
  source.state.delay = 700;
  const reading = headline(content);
  await expect.poll(() => source.state.queries).toHaveLength(1);
  const changed = new Promise((resolve) => content.onChange(resolve));
  source.state.headlines.set('dealership-a', 'A2');
  source.publish('s1:homePage');
  await changed;
  expect(await reading).toBe('A2');
  expect(await headline(content)).toBe('A2');
  expect(source.state.queries).toHaveLength(2);
});

const breakers: readonly [string, (source: Awaited<ReturnType<typeof startSource>>) => void][] = [
  ['restart', (source) => source.say('restart')],
  ['goaway', (source) => source.say('goaway')],
  ['a lost connection', (source) => source.cut()],
];
test.each(breakers)('fetches everything again after %s', async (_name, disturb) => {
  const { source, content } = await start();
  await headline(content);
  source.state.headlines.set('dealership-a', 'A2');
  disturb(source);
  await expect.poll(() => headline(content)).toBe('A2');
});

const failures: readonly Behaviour[] = [
  'dead',
  'garbage',
  'wrong shape',
  'server error',
  'refusing',
  'cut off',
  'hanging',
];
test.each(failures)(
  'serves the last good result for hours from a %s source, then fresh results again',
  async (behaviour) => {
    const { source, content } = await start();
    await headline(content);
    await content.dealerships();
    source.state.behaviour = behaviour;
    source.publish('s1:dealership-a', 's1:dealership');
    await expect.poll(() => source.state.queries.length + content.stats().failures).toBeGreaterThan(0);
    for (const hours of [0, 1, 2, 24]) {
      clock = hours * 3_600_000;
      expect(await headline(content)).toBe('A');
      expect((await content.dealerships()).map(({ slug }) => slug)).toEqual(['a', 'b']);
    }
    expect(content.isReady()).toBe(true);
    source.state.behaviour = 'fine';
    source.state.headlines.set('dealership-a', 'A2');
    await vi.waitFor(
      async () => {
        clock += 5000;
        expect(await headline(content)).toBe('A2');
      },
      { timeout: 30_000 },
    );
  },
  60_000,
);

test.each(failures.filter((one) => one !== 'hanging'))(
  'throws ContentUnavailable for a %s source without an earlier result',
  async (behaviour) => {
    const { source, content } = await start();
    source.state.behaviour = behaviour;
    await expect(headline(content)).rejects.toBeInstanceOf(ContentUnavailable);
    const queries = source.state.queries.length;
    await expect(headline(content)).rejects.toBeInstanceOf(ContentUnavailable);
    expect(source.state.queries).toHaveLength(queries);
    expect(JSON.stringify(warnings)).not.toContain('secret');
  },
);

test('without the stream, serves a result older than seconds and refreshes it in the background', async () => {
  const { source, content } = await start({ connected: false });
  await headline(content);
  source.state.headlines.set('dealership-a', 'A2');
  expect(await headline(content)).toBe('A');
  expect(source.state.queries).toHaveLength(1);
  clock += 3000;
  expect(await headline(content)).toBe('A');
  await expect.poll(() => headline(content)).toBe('A2');
});

test('returns null if no home page is published', async () => {
  const { content } = await start();
  expect(await headline(content, 'unknown')).toBeUndefined();
});

test('keeps the last complete version of an incomplete dealership without affecting others', async () => {
  const { source, content } = await start();
  source.state.dealerships = [
    { ...dealership('a'), theme: null },
    dealership('b'),
    dealership('c'),
    { ...dealership('d'), languages: [] },
  ];
  source.publish('s1:dealership');
  await expect
    .poll(async () => (await content.dealerships()).map(({ slug }) => slug))
    .toEqual(['a', 'b', 'c']);
  expect(warnings).toContainEqual({ query: 'dealerships', broken: ['dealership-a', 'dealership-d'] });
});
