import { openPool } from '@rooftop/database/pool';
import { expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from './database.ts';

/** Identifies a database, whatever it is called. */
async function idOf({ pool }: TestDatabase): Promise<unknown> {
  const { rows } = await pool.query('SELECT oid FROM pg_database WHERE datname = current_database()');
  return rows[0];
}

const addRows = ({ pool }: TestDatabase) =>
  pool.query(
    `WITH import AS (
       INSERT INTO inventory_imports (dealership, source, state) VALUES ('d', 's', 'done') RETURNING id
     ), job AS (SELECT graphile_worker.add_job('deliver-lead', '{"lead": 1}', queue_name => 'q'))
     SELECT import.id::integer AS id FROM import, job`,
  );

test('a dropped database is empty and begins anew when the next test gets it, and nobody finds it by its URL', async () => {
  const first = await freshDatabase();
  await addRows(first);
  const id = await idOf(first);
  const left = openPool(first.url);
  await left.query('SELECT');
  await first.drop();
  await expect(left.query('SELECT')).rejects.toThrow('does not exist');
  await left.end();

  const next = await freshDatabase();
  expect(await idOf(next)).toEqual(id);
  const { rows } = await next.pool.query(
    `SELECT (SELECT count(*) FROM inventory_imports) + (SELECT count(*) FROM graphile_worker._private_jobs)
       + (SELECT count(*) FROM graphile_worker._private_job_queues) AS count`,
  );
  expect(rows).toEqual([{ count: '0' }]);
  expect((await addRows(next)).rows).toEqual([{ id: 1 }]);
  await next.drop();
});

test.each([
  'CREATE TABLE more ()',
  'DROP TABLE help_votes',
  'CREATE INDEX ON leads (id, number)',
  'ALTER TABLE leads ADD COLUMN more text',
  `ALTER TABLE inventory_imports ALTER COLUMN state SET DEFAULT 'other'`,
  'ALTER TABLE advertised_log DISABLE TRIGGER USER',
  'DROP FUNCTION refuse_change_of_record CASCADE',
  'GRANT SELECT ON leads TO PUBLIC',
  'DELETE FROM rooftop_migrations WHERE number = 1',
])('no other test gets a database after %s', async (sql) => {
  const changed = await freshDatabase();
  await changed.pool.query(sql);
  const id = await idOf(changed);
  await changed.drop();
  const next = await freshDatabase();
  expect(await idOf(next)).not.toEqual(id);
  await next.drop();
});
