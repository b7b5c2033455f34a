/** Limits on how long unauthenticated clients can keep the lake waiting, over real sockets. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  const sockets = { limits: 'connections', unit: 'sockets', caller: 6, process: 8 } as const;
  lake = await startTestLake({ limits: { headersMs: 300, busyHeadersMs: 100, requestMs: 600, sockets } });
});
afterAll(() => lake.stop());

async function open(...lines: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(lake.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}
/** Reads everything until the other side closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}
const chunked = (target: string, ...headers: string[]) => [
  `POST ${target} HTTP/1.1`,
  'Host: lake',
  'Transfer-Encoding: chunked',
  ...headers,
  '',
  '5',
  '{"a":',
  '',
];

test.each([
  '/v2025-02-19/data/mutate/production',
  '/v2025-02-19/data/query/production',
  '/v2025-02-19/data/actions/production',
  '/v2025-02-19/assets/images/production',
  '/v1/access/users',
])('refuses an unauthenticated body to %s before reading it', async (target) => {
  const answer = await readToEnd(await open(...chunked(target)));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('refuses a sign-in form over 16 KB while it is still being sent', async () => {
  const form = ['POST /v1/auth/login/local HTTP/1.1', 'Host: lake', 'Transfer-Encoding: chunked', '', ''];
  const socket = await open(...form);
  socket.write(`5000\r\n${'x'.repeat(0x5000)}\r\n`);
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('gives up on headers and bodies that never end', async () => {
  const authorization = `Authorization: Bearer ${lake.administrator.config().token}`;
  const [headers, body] = await Promise.all([
    open('GET /ping HTTP/1.1', 'Host: lake', 'X-Slow: ').then(readToEnd),
    open(...chunked('/v2025-02-19/data/query/production', authorization)).then(readToEnd),
  ]);
  expect(headers).toMatch(/^HTTP\/1\.1 408 /);
  expect(body).toMatch(/^HTTP\/1\.1 408 /);
});

test('keeps a stream open longer than the request timeout', async () => {
  const socket = await open(
    `GET /v2025-02-19/data/listen/production?query=${encodeURIComponent('*')} HTTP/1.1`,
    'Host: lake',
    `Authorization: Bearer ${lake.administrator.config().token}`,
    '',
    '',
  );
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(text).toContain('event: welcome');
  expect(isClosed).toBe(false);
  socket.destroy();
});

test('gives signed-in users more time for an upload', async () => {
  const token = await lake.token({ role: 'editor', tenant: 'workspace-a' });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const socket = await open(
    'POST /v2025-02-19/assets/images/production?filename=a.svg HTTP/1.1',
    'Host: lake',
    `Authorization: Bearer ${token}`,
    'Content-Type: image/svg+xml',
    'Connection: close',
    `Content-Length: ${svg.length}`,
    '',
    svg.slice(0, 10),
  );
  await new Promise((resolve) => setTimeout(resolve, 900));
  socket.write(svg.slice(10));
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('closes the connection of a caller that has waited longest, and serves their newest one', async () => {
  const closed: number[] = [];
  const sockets: Socket[] = [];
  for (let n = 0; n < 8; n += 1) {
    const socket = await open('');
    socket.once('close', () => closed.push(n));
    sockets.push(socket);
  }
  await expect.poll(() => closed.slice(0, 2)).toEqual([0, 1]);
  sockets.at(-1)?.write('GET /ping HTTP/1.1\r\nHost: lake\r\nConnection: close\r\n\r\n');
  expect(await readToEnd(sockets.at(-1) ?? expect.unreachable())).toContain('pong');
  for (const socket of sockets) socket.destroy();
});

test('our own processes reach the lake while others hold all connections', async () => {
  const port = await lake.lake.listen(0, '127.0.0.1', { isInternal: true });
  const sockets = await Promise.all(Array.from({ length: 12 }, () => open('GET /ping HTTP/1.1', 'X: ')));
  const own = await Promise.all(
    Array.from({ length: 12 }, () =>
      fetch(`http://127.0.0.1:${port}/ping`).then((response) => response.status),
    ),
  );
  expect(new Set(own)).toEqual(new Set([200]));
  for (const socket of sockets) socket.destroy();
});
