import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await freshDatabase();
  await database.pool.query('DROP TABLE rooftop_migrations');
  directory = await mkdtemp(join(tmpdir(), 'rooftop-migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);

it('lets queries through while it waits for a table that a backup reads', async () => {
  await write('0001-first.sql', 'CREATE TABLE try_first (id int);');
  await migrate(database.pool, { directory });
  await write('0002-second.sql', 'ALTER TABLE try_first ADD COLUMN name text;');
  const backup = await database.pool.connect();
  await backup.query('BEGIN; SELECT * FROM try_first');
  const waiting: string[] = [];
  const migrated = migrate(database.pool, { directory, say: (line) => waiting.push(line) });
  for (let waits = 0; waits === 0; ) {
    const { rows } = await database.pool.query<{ waits: number }>(
      `SELECT count(*)::int AS waits FROM pg_locks WHERE relation = 'try_first'::regclass AND NOT granted`,
    );
    waits = rows[0]?.waits ?? 0;
  }
  await database.pool.query('INSERT INTO try_first VALUES (1)');
  await expect.poll(() => waiting).toEqual([expect.stringMatching(/^0002-second\.sql waits for tables/)]);
  await backup.query('COMMIT');
  backup.release();
  expect(await migrated).toEqual(['0002-second.sql']);
  expect((await database.pool.query('SELECT * FROM try_first')).rows).toEqual([{ id: 1, name: null }]);
});
