/** Writing while the database connection breaks and recovers. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { DatasetLocked, openWriterConnection } from './writer-connection.ts';

let lake: TestLake;
beforeEach(async () => {
  lake = await startTestLake();
});
afterEach(() => lake.stop());

/** Ends the connection that holds the dataset's lock, as a restarting database would. */
const breakConnection = () =>
  lake.database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );

test('continues after its connection broke between writes', async () => {
  const { administrator } = lake;
  await administrator.create({ _id: 'a', _type: 'note' });
  await breakConnection();
  await administrator.create({ _id: 'b', _type: 'note' });
  expect(await administrator.fetch('*[_type == "note"]._id')).toEqual(['a', 'b']);
});

test('completes many writes after a break, none twice', async () => {
  const { administrator } = lake;
  await administrator.create({ _id: 'n', _type: 'note', n: 0 });
  const add = async (key: number): Promise<void> => {
    const mutation = { patch: { id: 'n', inc: { n: 1 } } };
    const attempt = administrator.mutate([mutation], { transactionId: `add-${key}` });
    const refused: unknown = await attempt.then(() => undefined).catch((error: unknown) => error);
    if (refused === undefined) return;
    expect(refused).toMatchObject({ statusCode: 503 });
    await add(key);
  };
  await breakConnection();
  await Promise.all(Array.from({ length: 60 }, (_, key) => add(key)));
  const stored = await lake.database.pool.query<{ document: { n: number } }>(
    "select document from lake_documents where id = 'n'",
  );
  expect(stored.rows[0]?.document.n).toBe(60);
});

test('a write that fails in the database changes nothing in memory', async () => {
  const { administrator } = lake;
  await lake.database.pool.query(
    "alter table lake_documents add constraint no_broken check (type <> 'broken')",
  );
  await expect(administrator.create({ _id: 'x', _type: 'broken' })).rejects.toMatchObject({
    statusCode: 500,
  });
  expect(await administrator.fetch('*[_id == "x"]')).toEqual([]);
  await administrator.create({ _id: 'x', _type: 'whole' });
  expect(await administrator.getDocument('x')).toMatchObject({ _type: 'whole' });
});

test('no other process can write the same dataset', async () => {
  const second = openWriterConnection(lake.database.pool, 'production', 300, () => {});
  await expect(second).rejects.toThrow(DatasetLocked);
  const other = await openWriterConnection(lake.database.pool, 'other', 300, () => {});
  other.release(true);
});
