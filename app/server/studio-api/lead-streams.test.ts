import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createLeadStreams } from './lead-streams.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const isAllowed = () => Promise.resolve(true);
const create = () =>
  createLeadStreams({
    pool: database.pool,
    onFailure: (error) => {
      throw error;
    },
  });

test('a dealership may have fifty inboxes open, and one that has them all keeps no other from opening theirs', async () => {
  const streams = create();
  const open = (dealership: string, userId: string) => streams.open({ dealership, userId, isAllowed });
  for (let n = 0; n < 50; n += 1) expect(await open('alpha', `user-${n}`)).not.toBeNull();
  expect(await open('alpha', 'one-too-many')).toBeNull();
  const other = await open('bravo', 'somebody');
  expect(other).not.toBeNull();
  await other?.cancel();
  await streams.close();
});

test('a stream that is closed gives its share back', async () => {
  const streams = create();
  for (let n = 0; n < 60; n += 1) {
    const stream = await streams.open({ dealership: 'alpha', userId: `user-${n}`, isAllowed });
    await stream?.cancel();
    expect(stream).not.toBeNull();
  }
  await streams.close();
});

test('all streams share one timer', async () => {
  const streams = create();
  await streams.open({ dealership: 'alpha', userId: 'first', isAllowed });
  const setTimer = vi.spyOn(globalThis, 'setInterval');
  for (let n = 0; n < 20; n += 1) await streams.open({ dealership: 'alpha', userId: `user-${n}`, isAllowed });
  expect(setTimer).not.toHaveBeenCalled();
  setTimer.mockRestore();
  await streams.close();
});
