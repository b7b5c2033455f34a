import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDrawingLock } from './drawing-lock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const nothing = async () => {};

/** Work that lasts until `finish` is called. */
function longWork() {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const work = () => {
    begin();
    return promise;
  };
  return { work, began, finish };
}

it('lets one process at a time draw into a folder', async () => {
  const { work, began, finish } = longWork();
  const running = withDrawingLock(database.pool, '/data', work);
  await began;
  expect(await withDrawingLock(database.pool, '/data', nothing)).toBe(false);
  expect(await withDrawingLock(database.pool, '/other-data', nothing)).toBe(true);
  finish();
  expect(await running).toBe(true);
  expect(await withDrawingLock(database.pool, '/data/', nothing)).toBe(true);
});

it('is free again after a failure', async () => {
  const fail = () => Promise.reject(new Error('no ink'));
  await expect(withDrawingLock(database.pool, '/data', fail)).rejects.toThrow('no ink');
  expect(await withDrawingLock(database.pool, '/data', nothing)).toBe(true);
});

it('survives the loss of its connection, after which another process may draw', async () => {
  const { work, began, finish } = longWork();
  const running = withDrawingLock(database.pool, '/data', work);
  await began;
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  await expect.poll(() => withDrawingLock(database.pool, '/data', nothing)).toBe(true);
  finish();
  expect(await running).toBe(true);
});
