import { randomBytes } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchesDatabaseKey } from './key-check.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('a database belongs to the first key that was used with it', async () => {
  const [first, other] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const { pool } = database;
  for (const damaged of ['', 'x', first.slice(1), `${first}\n`])
    expect(await matchesDatabaseKey(pool, damaged)).toBe(false);
  expect(await matchesDatabaseKey(pool, first)).toBe(true);
  expect(await matchesDatabaseKey(pool, other)).toBe(false);
  expect(await matchesDatabaseKey(pool, first)).toBe(true);
});
