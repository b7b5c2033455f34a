import { expect, it } from 'vitest';
import { useMigrations } from '../../tests/support/migrations.ts';

const { database, write, run } = useMigrations();

it('lets queries through while it waits for a table that a backup reads', async () => {
  await write('0001-first.sql', 'CREATE TABLE try_first (id int);');
  await run();
  await write('0002-second.sql', 'ALTER TABLE try_first ADD COLUMN name text;');
  const backup = await database().connect();
  await backup.query('BEGIN; SELECT * FROM try_first');
  const waiting: string[] = [];
  const migrated = run((line) => waiting.push(line));
  for (let waits = 0; waits === 0; ) {
    const { rows } = await database().query<{ waits: number }>(
      `SELECT count(*)::int AS waits FROM pg_locks WHERE relation = 'try_first'::regclass AND NOT granted`,
    );
    waits = rows[0]?.waits ?? 0;
  }
  await database().query('INSERT INTO try_first VALUES (1)');
  await expect.poll(() => waiting).toEqual([expect.stringMatching(/^0002-second\.sql waits for tables/)]);
  await backup.query('COMMIT');
  backup.release();
  expect(await migrated).toEqual(['0002-second.sql']);
  expect((await database().query('SELECT * FROM try_first')).rows).toEqual([{ id: 1, name: null }]);
});
