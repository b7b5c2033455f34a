import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import type { LakeVariables } from './lake-variables.ts';
import { writeRoutes } from './write-routes.ts';

test('many transactions of one person delay only their own', async () => {
  const written: string[] = [];
  const routes = writeRoutes({
    receive: (_context, next) => next(),
    queries: { selectIds: () => expect.unreachable() },
    writes: {
      admit() {},
      saveAsset: () => expect.unreachable(),
      async write({ principal }) {
        await setImmediate();
        written.push(principal.id);
        return { transactionId: 't', results: [], find: () => undefined };
      },
    },
  });
  const app = new Hono<LakeVariables>();
  app.use('*', async (context, next) => {
    const id = context.req.header('x-person') ?? '';
    context.set('principal', { ...principalWith('editor@workspace-a'), id });
    await next();
  });
  app.route('/', routes);
  const send = async (person: string) => {
    const body = JSON.stringify({ mutations: [{ create: { _type: 'page' } }] });
    const answer = await app.request('/mutate/d', { method: 'POST', headers: { 'x-person': person }, body });
    expect(answer.status).toBe(200);
  };
  await Promise.all([...Array.from({ length: 20 }, () => send('greedy')), send('other')]);
  expect(written.indexOf('other')).toBeLessThan(5);
});
