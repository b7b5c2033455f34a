import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mapPlace } from '#app/stores/map-place.ts';
import { testDealership } from '../../../tests/support/website.ts';
import { drawOutline } from './draw-outline.ts';
import { createStaticMaps, type StaticMapOptions } from './static-map.ts';

const erie = { lat: 42.08, lng: -80.09 };
const place = mapPlace([erie], 13);
const png = await sharp({ create: { width: 8, height: 5, channels: 3, background: '#abc' } })
  .png()
  .toBuffer();

let requests: string[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  answer(response);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  answer = (response) => response.end(png);
});

function createMaps(options: Partial<StaticMapOptions> = {}) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  const kept = new Map<string, Promise<Buffer>>();
  const failures: unknown[] = [];
  const read = createStaticMaps({
    template: `http://127.0.0.1:${port}/map?at={lat},{lng}&z={zoom}&size={width}x{height}&key=k`,
    cache: {
      async get(key, make) {
        const bytes = await (kept.get(key) ?? make(new AbortController().signal));
        kept.set(key, Promise.resolve(bytes));
        return bytes;
      },
    },
    draw: async () => Buffer.from('<svg/>'),
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return {
    read: (month = '2026-11') => read(place, testDealership().theme, new Date(`${month}-10`)),
    failures,
  };
}

test('asks the service once a month for the place, zoom and size', async () => {
  const { read } = createMaps();
  const shown = await read();
  expect([shown.type, shown.isOutline, Buffer.from(shown.bytes)]).toEqual(['image/png', false, png]);
  await read();
  expect(requests).toEqual(['/map?at=42.08,-80.09&z=13&size=960x720&key=k']);
  await read('2026-12');
  expect(requests).toHaveLength(2);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['an error', (response) => response.writeHead(403).end('no quota')],
  ['a page', (response) => response.end('<html></html>')],
  [
    'a drawing that could hold scripts',
    (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a redirect', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
  ['too much', (response) => response.end(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))],
  ['nothing', () => {}],
])('shows the outline if the service returns %s, and does not ask again right away', async (what, reply) => {
  answer = reply;
  const { read, failures } = createMaps(what === 'nothing' ? { timeoutMs: 300 } : {});
  const shown = await read();
  expect([shown.type, shown.isOutline]).toEqual(['image/svg+xml', true]);
  await read();
  expect([requests.length, failures.length]).toEqual([1, 1]);
});

test('asks again later', async () => {
  answer = (response) => response.writeHead(500).end();
  const { read } = createMaps({ retryMs: 20 });
  await read();
  answer = (response) => response.end(png);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await read()).isOutline).toBe(false);
});

test('makes no request without a service', async () => {
  const { read } = createMaps({ template: undefined });
  expect((await read()).isOutline).toBe(true);
  expect(requests).toEqual([]);
});

test('draws the states around a place, with land and water where they are', async () => {
  const svg = await drawOutline(place, testDealership().theme);
  expect(svg.toString().match(/class="land"/g)).toHaveLength(3);
  expect(svg.length).toBeLessThan(60_000);
  const { info } = await sharp(svg).png().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 720]);
});
