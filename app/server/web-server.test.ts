import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWording } from '#app/locales/wording.server.ts';
import { createRefusals } from './responses/refusal.ts';
import { createWebServer } from './web-server.ts';

const headers = new Map([
  ['Content-Security-Policy', 'ours'],
  ['X-Ours', '1'],
]);
const server = createWebServer(
  headers,
  createRefusals(await createWording()),
  async (_incoming, outgoing) => {
    outgoing.end('fine');
  },
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** Sends a request as it is, and returns the response as it comes. */
async function send(request: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens to a port
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

const withCookies = (path: string, bytes: number) =>
  send(`GET ${path} HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(bytes)}\r\nConnection: close\r\n\r\n`);

test.each([
  ['/', 'en', 'Open the page again'],
  ['/es/contact-us', 'es', 'Abrir la página otra vez'],
])('too many cookies for %s are deleted, and a page says so', async (path, language, label) => {
  const answer = await withCookies(path, 40_000);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  for (const line of ['set-cookie: a=; Path=/; Max-Age=0', 'cache-control: no-store', 'x-ours: 1'])
    expect(answer).toContain(`\r\n${line}\r\n`);
  expect(answer, 'the policy of the page').not.toContain(': ours');
  expect(answer).toContain(`<html lang="${language}">`);
  expect(answer).toContain(`<a href="">${label}</a>`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
});

test('as many cookies as a website sets are fine', async () => {
  expect(await withCookies('/', 9_000)).toMatch(/^HTTP\/1\.1 200 [^]*fine/);
});

test('a URL that is too long deletes no cookies', async () => {
  const answer = await send(
    `GET /?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\nCookie: a=1\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 414 /);
  expect(answer).not.toContain('set-cookie');
});

test('what is no HTTP is refused without a page', async () => {
  const answer = await send('nothing\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('content-length: 0');
});
