import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createRenderingQueue } from './rendering-queue.ts';

const PAGES = 12;
const RENDERING_MS = 15;

/** Blocks the thread without a pause, as rendering does. */
function keepBusy(): void {
  const until = performance.now() + RENDERING_MS;
  while (performance.now() < until);
}

test('answers requests that need no rendering between two pages, on new connections too', async () => {
  const queue = createRenderingQueue({ width: PAGES });
  const server = createServer((request, response) => {
    if (request.url === '/cached') response.end();
    else void queue.run(async () => keepBusy()).then(() => response.end());
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
  const asked = [...known, await open(), await open()].map((socket, index) => ({
    socket,
    name: index < PAGES ? 'page' : index === PAGES ? 'cached' : 'cached, new connection',
  }));
  const answered: string[] = [];
  const answers = asked.map(async ({ socket, name }) => {
    ask(socket, name === 'page' ? '/page' : '/cached');
    await once(socket, 'data');
    answered.push(name);
  });
  await Promise.all(answers);
  const place = (name: string) => answered.lastIndexOf(name);
  expect(place('cached')).toBeLessThan(3);
  expect(place('cached, new connection')).toBeLessThan(5);
});
