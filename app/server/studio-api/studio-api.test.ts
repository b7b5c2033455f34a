import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPlatformOnly } from '../guard/platform-host.ts';
import type { WebEnv } from '../site-request.ts';
import { createStudioApi, STUDIO_API_PATH } from './studio-api.ts';

const STUDIO = 'http://studio.example:3333';
const PATH = '/api/desk/help-votes/dealership-alpha';
const HOSTS = '/api/desk/photo-hosts/dealership-alpha';
const INSPECTOR = '/api/desk/event-inspector/dealership-alpha';
const onError = vi.fn();
const allowed: string[] = [];
/** Ann is in an agency, Ed is an editor and Vic a viewer, all for alpha only. */
const studioApi = createStudioApi({
  studioUrl: `${STUDIO}/`,
  rights: {
    async mayRead(token, dealership) {
      if (token === 'down') throw new Error('down');
      return ['ann', 'ed', 'vic'].includes(token) && dealership === 'dealership-alpha';
    },
    mayEdit: async (token) => token !== 'vic',
    mayManage: async (token) => token === 'ann',
  },
  data: {
    helpVotes: async (dealership) => [{ question: 'faq-1', of: dealership }],
    contentChecks: async (dealership) => ({ checkedAt: null, findings: [], dealership }),
    tryLead: async (dealership, body) => (body === undefined ? null : { dealership, body }),
    inspectorLink: async (dealership) => `https://site.example/?ticket=${dealership}`,
    photoHosts: async () => [{ host: 'new.example' }],
    async allowPhotoHost(dealership, host) {
      if (host !== 'new.example') return false;
      allowed.push(`${dealership} ${host}`);
      return true;
    },
  },
  onError,
});
const app = new Hono<WebEnv>();
app.all(STUDIO_API_PATH, createPlatformOnly('platform.example', 0)(studioApi));
app.notFound(() => new Response(null, { status: 404 }));
const listener = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly token?: string;
  readonly host?: string;
  readonly origin?: string;
  readonly body?: string;
}
async function ask({
  method = 'GET',
  path = PATH,
  token,
  host = 'platform.example',
  origin = STUDIO,
  body: sentBody,
}: Asked) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const headers = { host, origin, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const sent = request({ port: address.port, method, path, headers }).end(sentBody);
  const [answer] = await once(sent, 'response');
  let body = '';
  for await (const part of answer) body += String(part);
  return { status: answer.statusCode, allowed: answer.headers['access-control-allow-origin'], body };
}

test.each<[what: string, asked: Asked, status: number]>([
  ['a member of the dealership', { token: 'ann' }, 200],
  ['no token', {}, 401],
  ['a stranger who wants to', { token: 'bob', path: INSPECTOR }, 403],
  ['a stranger without a token who wants to', { path: INSPECTOR }, 401],
  ['a malformed token', { token: 'a b' }, 401],
  ['a stranger', { token: 'bob' }, 403],
  ['a member of another dealership', { token: 'ann', path: '/api/desk/help-votes/dealership-bravo' }, 403],
  ['a preflight request', { method: 'OPTIONS' }, 204],
  ['a write', { token: 'ann', method: 'POST' }, 405],
  ['while the content is down', { token: 'down' }, 503],
  ['a dealership’s host', { token: 'ann', host: 'alpha.example' }, 404],
  ['an unknown path', { token: 'ann', path: '/api/desk/leads' }, 404],
])('%s: %j returns %d', async (_, asked, status) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toBe('[{"question":"faq-1","of":"dealership-alpha"}]');
  // Refusals by the Studio API itself say why.
  else if (status !== 204 && asked.host === undefined && asked.path !== '/api/desk/leads')
    expect(answer.body).toMatch(/^\{"message":".+\."\}$/);
  else expect(answer.body).toBe('');
  expect(onError).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
  onError.mockClear();
});

test.each<[who: string, token: string, dealership: string, status: number]>([
  ['a viewer', 'vic', 'dealership-alpha', 200],
  ['an editor', 'ed', 'dealership-alpha', 200],
  ['an agency of another dealership', 'ann', 'dealership-bravo', 403],
])('%s asks what has died', async (_who, token, dealership, status) => {
  const answer = await ask({ token, path: `/api/desk/content-checks/${dealership}` });
  expect(answer.status).toBe(status);
  if (status === 200) expect(JSON.parse(answer.body)).toMatchObject({ findings: [], dealership });
});

const write = (fields: Asked, host = 'new.example'): Asked => ({
  method: 'POST',
  path: HOSTS,
  body: JSON.stringify({ host }),
  ...fields,
});

test.each<[what: string, asked: Asked, status: number, body?: string]>([
  [
    'an agency reads',
    { token: 'ann', path: HOSTS },
    200,
    '{"hosts":[{"host":"new.example"}],"mayAllow":true}',
  ],
  [
    'an editor reads',
    { token: 'ed', path: HOSTS },
    200,
    '{"hosts":[{"host":"new.example"}],"mayAllow":false}',
  ],
  ['a stranger reads', { token: 'bob', path: HOSTS }, 403],
  ['an agency allows', write({ token: 'ann' }), 200, '{"allowed":"new.example"}'],
  ['an editor allows', write({ token: 'ed' }), 403],
  ['allowing without a token', write({}), 401],
  ['an agency of another dealership', write({ token: 'ann', path: HOSTS.replace('alpha', 'bravo') }), 403],
  ['a host that was not found', write({ token: 'ann' }, '127.0.0.1'), 404],
  ['no JSON', write({ token: 'ann', body: 'host' }), 400],
  ['no host', write({ token: 'ann', body: '{}' }), 400],
  ['an oversized body', write({ token: 'ann' }, 'a'.repeat(100_000)), 400],
  ['an agency removes', { token: 'ann', path: HOSTS, method: 'DELETE' }, 405],
  ['while the content is down', write({ token: 'down' }), 503],
])('photo hosts, %s', async (_, asked, status, body) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(body ?? /^\{"message":".+\."\}$/);
  expect(allowed.splice(0)).toEqual(
    status === 200 && asked.method === 'POST' ? ['dealership-alpha new.example'] : [],
  );
  onError.mockClear();
});

const TRIALS = '/api/desk/lead-trials/dealership-alpha';
test.each<[what: string, asked: Asked, status: number, body?: string]>([
  ['an editor', write({ token: 'ed', path: TRIALS }), 200, '"dealership":"dealership-alpha"'],
  ['a stranger', write({ token: 'bob', path: TRIALS }), 403],
  ['another dealership', write({ token: 'ann', path: TRIALS.replace('alpha', 'bravo') }), 403],
  ['no JSON', write({ token: 'ann', path: TRIALS, body: 'lead' }), 400],
  ['a read', { token: 'ann', path: TRIALS }, 405],
])('lead trials, %s', async (_, asked, status, body) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(body ?? /^\{"message":".+\."\}$/);
  expect(allowed).toEqual([]);
});

test('allows responses only for the Studio’s pages', async () => {
  expect((await ask({ token: 'ann' })).allowed).toBe(STUDIO);
  expect((await ask({ token: 'ann', origin: 'http://elsewhere.example' })).allowed).toBeUndefined();
});

test('gives those who edit the dealership a link to the event inspector', async () => {
  const { status, body } = await ask({ token: 'ed', path: INSPECTOR });
  expect([status, body]).toEqual([200, '{"href":"https://site.example/?ticket=dealership-alpha"}']);
  const refused = await ask({ token: 'vic', path: INSPECTOR });
  expect([refused.status, refused.body.includes('ticket')]).toEqual([403, false]);
});
