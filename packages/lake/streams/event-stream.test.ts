import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createOpenStreams, streamEvents } from './event-stream.ts';

/** Opens streams, and says in which order they end. */
function opener() {
  const open = createOpenStreams();
  const ended: number[] = [];
  let opened = 0;
  const app = new Hono();
  app.get('/:reader', (context) => {
    const number = (opened += 1);
    const reader = context.req.param('reader');
    return streamEvents(
      context,
      { open, reader: reader === 'robot' ? undefined : reader },
      () => () => ended.push(number),
    );
  });
  app.onError((error, context) => context.text(error.message, 503));
  return { open, ended, request: (reader: string) => app.request(`/${reader}`) };
}

test('the oldest stream of a reader ends once they open too many, and no other reader’s', async () => {
  const { open, ended, request } = opener();
  await request('other');
  for (let n = 0; n < BUDGETS.lakeStreams.person + 2; n += 1) await request('reader');
  expect(ended).toEqual([2, 3]);
  open.close();
});

test('all streams together have a limit, which ended streams count no more toward', async () => {
  const { open, request } = opener();
  const all = [];
  for (let n = 0; n < BUDGETS.lakeStreams.process; n += 1) all.push(await request(`reader-${n}`));
  expect((await request('one-too-many')).status).toBe(503);
  await all[0]?.body?.cancel();
  expect((await request('one-more')).status).toBe(200);
  open.close();
});

test('who opens streams again and again is refused after a while, and nobody else is', async () => {
  const { open, request } = opener();
  for (let n = 0; n < BUDGETS.openedStreams.person; n += 1)
    expect((await request('reader')).status).toBe(200);
  expect(await (await request('reader')).text()).toMatch(/too often/);
  expect((await request('other')).status).toBe(200);
  expect((await request('robot')).status).toBe(200);
  open.close();
});

test('one timer sends the heartbeats of all streams', async () => {
  const { open, request } = opener();
  await request('first');
  const setTimer = vi.spyOn(globalThis, 'setInterval');
  for (let n = 0; n < 20; n += 1) await request('robot');
  expect(setTimer).not.toHaveBeenCalled();
  setTimer.mockRestore();
  open.close();
});
