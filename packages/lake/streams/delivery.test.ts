import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { expect, test } from 'vitest';
import { principalWith } from '../../../tests/support/lake/access.ts';
import { BudgetSpent } from '../requests/budget-spent.ts';
import type { Queries } from '../query/queries.ts';
import { createDelivery } from './delivery.ts';

const READER = principalWith('viewer@workspace-a');

/** Takes a few milliseconds of the thread. */
function keepBusy(): void {
  const until = performance.now() + 3;
  while (performance.now() < until);
}

/** Turns that are counted, and begin only when the event loop comes back to them. */
function countedTurns() {
  const turns: string[] = [];
  const runInTurn: Queries['runInTurn'] = async (principal, work) => {
    await new Promise(setImmediate);
    turns.push(principal.id);
    return work();
  };
  return { turns, runInTurn };
}

const unexpected = (error: unknown) => expect.unreachable(String(error));

test('steps run in order, and many of one reader take several turns', async () => {
  const { turns, runInTurn } = countedTurns();
  const delivery = createDelivery({ runInTurn }, unexpected);
  const done: number[] = [];
  const last = new Promise<void>((resolve) => {
    for (let n = 1; n <= 12; n += 1)
      delivery.add(READER, {
        run() {
          keepBusy();
          if (done.push(n) === 12) resolve();
        },
        end: () => expect.unreachable(),
      });
  });
  expect(done).toEqual([]);
  await last;
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(turns.length).toBeGreaterThan(2);
  expect(turns.length).toBeLessThan(12);
});

test.each([
  ['no time left', new BudgetSpent(429, 'none left', 5)],
  ['too much waiting', new QueueFullError()],
])('all streams of a reader with %s end, and later ones begin anew', async (_what, refusal) => {
  let refuses = true;
  const delivery = createDelivery(
    {
      async runInTurn(_principal, work) {
        await new Promise(setImmediate);
        if (refuses) throw refusal;
        return work();
      },
    },
    unexpected,
  );
  const ended: number[] = [];
  for (const n of [1, 2])
    delivery.add(READER, { run: () => expect.unreachable(), end: () => void ended.push(n) });
  await expect.poll(() => ended).toEqual([1, 2]);
  refuses = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  delivery.add(READER, { run: resolve, end: () => expect.unreachable() });
  await promise;
});

test('a step that fails ends the streams of its reader, and is reported', async () => {
  const reported: unknown[] = [];
  const delivery = createDelivery({ runInTurn: async (_reader, work) => work() }, (error) =>
    reported.push(error),
  );
  const ended: number[] = [];
  const failure = new Error('unexpected');
  const fail = () => {
    throw failure;
  };
  delivery.add(READER, { run: fail, end: () => void ended.push(1) });
  delivery.add(READER, { run: () => expect.unreachable(), end: () => void ended.push(2) });
  await expect.poll(() => ended).toEqual([1, 2]);
  expect(reported).toEqual([failure]);
});
