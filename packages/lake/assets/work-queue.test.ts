import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('runs a limited number of tasks at a time, in order, and continues after a failure', async () => {
  const queue = createWorkQueue({ width: 2, waiting: 10 });
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const task = (name: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    log.push(String(name));
    if (name === 1) throw new Error('task 1');
    return name;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => queue.run(task(name))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(log).toEqual(['0', '1', '2', '3', '4']);
  expect(most).toBe(2);
});

it('refuses tasks when the queue is full, and accepts more once there is room', async () => {
  const queue = createWorkQueue({ width: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = queue.run(() => promise);
  const second = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFullError);
  resolve();
  await first;
  expect(await second).toBe('second');
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

it('limits each party’s tasks, and lets others overtake', async () => {
  const queue = createWorkQueue({ width: 2, waiting: 10, perParty: 1, waitingPerParty: 2 });
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  const greedy = [1, 2, 3].map(() => queue.run(() => stuck, { party: 'greedy' }));
  await expect(queue.run(async () => 1, { party: 'greedy' })).rejects.toThrow(QueueFullError);
  const others = ['b', 'c', undefined].map((party) => queue.run(async () => party, { party }));
  expect(await Promise.all(others)).toEqual(['b', 'c', undefined]);
  resolve();
  await Promise.all(greedy);
});

it('never starts a canceled task', async () => {
  const queue = createWorkQueue({ width: 1 });
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  const first = queue.run(() => stuck);
  const gone = new AbortController();
  let started = false;
  const second = queue.run(async () => (started = true), { signal: gone.signal });
  const third = queue.run(async () => 'third');
  gone.abort(new Error('gone'));
  resolve();
  await first;
  await expect(second).rejects.toThrow('gone');
  expect([await third, started]).toEqual(['third', false]);
});
