import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDesk } from './desk.ts';

const STUDIO = 'http://studio.example:3333';
const PATH = '/api/desk/help-votes/dealership-alpha';
const onError = vi.fn();
const desk = createDesk({
  domain: 'platform.example',
  studioUrl: `${STUDIO}/`,
  async mayRead(token, dealership) {
    if (token === 'down') throw new Error('down');
    return token === 'ann' && dealership === 'dealership-alpha';
  },
  helpVotes: async (dealership) => [{ question: 'faq-1', of: dealership }],
  onError,
});
const server = createServer((incoming, outgoing) => {
  if (!desk(incoming.headers.host ?? '', incoming, outgoing)) outgoing.writeHead(404).end();
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly token?: string;
  readonly host?: string;
  readonly origin?: string;
}
async function ask({
  method = 'GET',
  path = PATH,
  token,
  host = 'platform.example',
  origin = STUDIO,
}: Asked) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const headers = { host, origin, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const sent = request({ port: address.port, method, path, headers }).end();
  const [answer] = await once(sent, 'response');
  let body = '';
  for await (const part of answer) body += String(part);
  return { status: answer.statusCode, allowed: answer.headers['access-control-allow-origin'], body };
}

test.each<[what: string, asked: Asked, status: number]>([
  ['somebody of the dealership', { token: 'ann' }, 200],
  ['nobody', {}, 401],
  ['a token that is none', { token: 'a b' }, 401],
  ['somebody else', { token: 'bob' }, 403],
  ['somebody of another dealership', { token: 'ann', path: '/api/desk/help-votes/dealership-bravo' }, 403],
  ['a browser before it asks', { method: 'OPTIONS' }, 204],
  ['who would write', { token: 'ann', method: 'POST' }, 405],
  ['while the content is down', { token: 'down' }, 503],
  ['a dealership’s host', { token: 'ann', host: 'alpha.example' }, 404],
  ['another address', { token: 'ann', path: '/api/desk/leads' }, 404],
])('%s: %j is answered %d', async (_, asked, status) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  expect(answer.body).toBe(status === 200 ? '[{"question":"faq-1","of":"dealership-alpha"}]' : '');
  expect(onError).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
  onError.mockClear();
});

test('only the Studio’s pages are shown answers', async () => {
  expect((await ask({ token: 'ann' })).allowed).toBe(STUDIO);
  expect((await ask({ token: 'ann', origin: 'http://elsewhere.example' })).allowed).toBeUndefined();
});
