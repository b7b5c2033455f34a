import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { principalWith, silentLog } from '../../../tests/support/lake/access.ts';
import type { PrincipalVariables } from '../access/sessions/require-principal.ts';
import { toErrorResponse } from './error-response.ts';
import { createBodyShares } from './share-bodies.ts';

const MIB = 1024 * 1024;

/** A server that works on each body until `finish` is called. */
function createServer() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const app = new Hono<PrincipalVariables>();
  app.use('*', async (context, next) => {
    const id = context.req.header('x-person') ?? '';
    context.set('principal', { ...principalWith('editor@workspace-a'), id });
    await next();
  });
  app.post('/', createBodyShares()(100 * MIB), async (context) => {
    await finished;
    return context.text('done');
  });
  app.onError((error, context) => toErrorResponse(context, error, silentLog));
  const send = async (person: string, headers: Record<string, string>) =>
    app.request('/', { method: 'POST', headers: { 'x-person': person, ...headers } });
  return { send, finish };
}

test('refuses the bodies of who has others under way, before reading them', async () => {
  const { send, finish } = createServer();
  const large = { 'content-length': String(90 * MIB) };
  const first = send('u-1', large);
  const refused = await send('u-1', large);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  // Nobody knows how long a body in chunks is.
  expect((await send('u-1', { 'transfer-encoding': 'chunked' })).status).toBe(429);
  const others = [send('u-1', { 'content-length': '1000' }), send('u-2', large)];
  finish();
  expect((await Promise.all([first, ...others])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await send('u-1', large)).status).toBe(200);
});

test('refuses everybody’s large bodies while all together are too many', async () => {
  const { send, finish } = createServer();
  const large = { 'content-length': String(100 * MIB) };
  const first = ['u-1', 'u-2', 'u-3'].map((person) => send(person, large));
  expect((await send('u-4', large)).status).toBe(503);
  finish();
  await Promise.all(first);
});
