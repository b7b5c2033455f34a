import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';
import { QueueFullError } from './queue-full-error.ts';
import type { ShareOwner } from './shares.ts';

const PAGES = 12;
const RENDERING_MS = 15;

const ALPHA: ShareOwner = { caller: '203.0.113.1', tenant: 'alpha' };
const BRAVO: ShareOwner = { caller: '203.0.113.2', tenant: 'bravo' };

const options = ({ atOnce = 1, ...others }: { atOnce?: number; waiting?: number; maxWaitMs?: number } = {}) =>
  ({
    atOnce: { limits: 'pages', unit: 'requests', caller: 8, tenant: 12, process: atOnce },
    waiting: 100,
    maxWaitMs: 10_000,
    ...others,
  }) satisfies FairQueueOptions;

/** Blocks the thread without a pause, as rendering does. */
function keepBusy(): void {
  const until = performance.now() + RENDERING_MS;
  while (performance.now() < until);
}

test('answers requests that need no rendering between two pages, on new connections too', async () => {
  const queue = createFairQueue(options({ atOnce: PAGES }));
  const server = createServer((request, response) => {
    if (request.url === '/cached') response.end();
    else void queue.run(async () => keepBusy(), ALPHA).then(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const open = async () => {
    const socket = connect(address.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const known = await Promise.all(Array.from({ length: PAGES + 1 }, open));
  for (const socket of known) {
    ask(socket, '/cached');
    await once(socket, 'data');
  }
  // All requests are in their sockets before the server reads the first.
  const requests = [...known, await open(), await open()].map((socket, index) => ({
    socket,
    name: index < PAGES ? 'page' : index === PAGES ? 'cached' : 'cached, new connection',
  }));
  const answered: string[] = [];
  const answers = requests.map(async ({ socket, name }) => {
    ask(socket, name === 'page' ? '/page' : '/cached');
    await once(socket, 'data');
    answered.push(name);
  });
  await Promise.all(answers);
  const place = (name: string) => answered.lastIndexOf(name);
  expect(place('cached')).toBeLessThan(3);
  expect(place('cached, new connection')).toBeLessThan(5);
});

test.each<[string, (n: number) => ShareOwner]>([
  ['one caller', () => ALPHA],
  ['one caller at many dealerships', (n) => ({ ...ALPHA, tenant: `alpha-${n}` })],
  ['many callers of one dealership', (n) => ({ ...ALPHA, caller: `198.51.100.${n}` })],
  ['callers of one dealership whom nobody can tell apart', () => ({ ...ALPHA, caller: undefined })],
])('many pages of %s delay only their own', async (_, ownerOf) => {
  const queue = createFairQueue(options());
  const rendered: string[] = [];
  const page = (name: string, owner: ShareOwner) => queue.run(async () => rendered.push(name), owner);
  const pages = Array.from({ length: 20 }, (_page, n) => page('alpha', ownerOf(n)));
  await Promise.all([...pages, page('bravo', BRAVO)]);
  expect(rendered.indexOf('bravo')).toBeLessThan(3);
});

test('a full line refuses the last page of who has most', async () => {
  const queue = createFairQueue(options({ waiting: 3 }));
  const outcomes: string[] = [];
  const page = (name: string, owner: ShareOwner) =>
    queue
      .run(async () => {}, owner)
      .then(
        () => outcomes.push(name),
        (error: unknown) => {
          expect(error).toBeInstanceOf(QueueFullError);
          outcomes.push(`${name} refused`);
        },
      );
  await Promise.all([
    ...['alpha 1', 'alpha 2', 'alpha 3', 'alpha 4'].map((name) => page(name, ALPHA)),
    page('bravo', BRAVO),
  ]);
  expect(outcomes.toSorted()).toEqual(['alpha 1', 'alpha 2', 'alpha 3 refused', 'alpha 4 refused', 'bravo']);
});

test('refuses what cannot be rendered in time, once it is known how long pages take', async () => {
  const queue = createFairQueue(options({ waiting: 1000, maxWaitMs: 800 }));
  const page = () =>
    queue
      .run(async () => keepBusy(), ALPHA)
      .then(
        () => true,
        () => false,
      );
  await Promise.all(Array.from({ length: 30 }, page));
  const began = performance.now();
  const refused: number[] = [];
  const many = Array.from({ length: 200 }, async () => {
    if (!(await page())) refused.push(performance.now() - began);
  });
  await Promise.all(many);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[100]).toBeLessThan(600);
});

test('pages that wait for something else leave room for others', async () => {
  const queue = createFairQueue(options({ atOnce: 16 }));
  const { promise: content, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 20 }, () => queue.run(() => content, ALPHA));
  expect(await queue.run(async () => 'bravo', BRAVO)).toBe('bravo');
  resolve();
  await Promise.all(waiting);
});

test('refuses a page that has waited too long, without rendering it', async () => {
  const queue = createFairQueue(options({ maxWaitMs: 100 }));
  const { promise: content, resolve } = Promise.withResolvers<void>();
  const first = queue.run(() => content, ALPHA);
  await expect(queue.run(async () => expect.unreachable(), BRAVO)).rejects.toThrow(QueueFullError);
  resolve();
  await first;
});

test('one caller gets at most half of the thread’s time', async () => {
  const queue = createFairQueue(options());
  const began = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => queue.run(async () => keepBusy(), ALPHA)));
  expect(performance.now() - began).toBeGreaterThan(1.8 * 10 * RENDERING_MS);
});

test('others go first also where tasks hold their slot for long without the thread', async () => {
  const queue = createFairQueue({ ...options(), waiting: 1000 });
  const started: string[] = [];
  const task = (name: string, owner: ShareOwner) =>
    queue.run(async () => {
      started.push(name);
      await setTimeout(20);
    }, owner);
  // As soon as one is answered, the next one is sent.
  const keepAsking = async () => {
    for (let n = 0; n < 4; n += 1) await task('alpha', ALPHA);
  };
  const many = Array.from({ length: 30 }, keepAsking);
  await expect.poll(() => started.length).toBeGreaterThan(70);
  const before = started.length;
  await task('bravo', BRAVO);
  expect(started.indexOf('bravo') - before).toBeLessThan(10);
  await Promise.all(many);
});
