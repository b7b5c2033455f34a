import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction, openPool } from './pool.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query('CREATE TABLE note (text text PRIMARY KEY)');
});
afterAll(() => database.drop());

async function notes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('SELECT text FROM note ORDER BY 1');
  return rows.map(({ text }) => text);
}

it('continues after the server closes an idle connection', async () => {
  const errors: Error[] = [];
  const pool = openPool(database.url, { onIdleError: (error) => errors.push(error) });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => errors.length).toBe(1);
  await expect(pool.query('SELECT 1')).resolves.toBeDefined();
  await pool.end();
});

it('commits a transaction, and rolls back one that throws', async () => {
  await inTransaction(database.pool, (client) => client.query(`INSERT INTO note VALUES ('kept')`));
  const failing = inTransaction(database.pool, async (client) => {
    await client.query(`INSERT INTO note VALUES ('lost')`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await notes()).toEqual(['kept']);
});

it('reports the first error if the connection breaks inside a transaction', async () => {
  const failing = inTransaction(database.pool, async (client) => {
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
  });
  await expect(failing).rejects.toThrow(/terminat|closed/i);
  expect(await notes()).toEqual(['kept']);
});
