import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireSignInsJob } from './expire-sign-ins.job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(
    `INSERT INTO lake_users (id, email, name, password_hash) VALUES ('u', 'u@x', 'U', '-')`,
  );
});
afterAll(() => database.drop());

it('deletes only what has expired', async () => {
  const session = (token: string, expires: string, ends: string) =>
    database.pool.query(
      `INSERT INTO lake_sessions (token_hash, user_id, created_at, expires_at, ends_at)
       VALUES ($1, 'u', now(), now() + $2::interval, now() + $3::interval)`,
      [Buffer.from(token), expires, ends],
    );
  await session('kept', '1 hour', '1 day');
  await session('idle', '-1 second', '1 day');
  await session('ended', '1 hour', '-1 second');
  const ticket = (hash: string, expires: string) =>
    database.pool.query(
      `INSERT INTO lake_tickets (hash, kind, user_id, expires_at) VALUES ($1, 'sid', 'u', now() + $2::interval)`,
      [Buffer.from(hash), expires],
    );
  await ticket('kept', '1 minute');
  await ticket('old', '-1 second');
  const failure = (key: string, last: string, locked: string) =>
    database.pool.query(
      `INSERT INTO lake_sign_in_failures VALUES ($1, 3, now() + $2::interval, now() + $3::interval)`,
      [key, last, locked],
    );
  await failure('kept, recent', '-1 hour', '-1 second');
  await failure('kept, locked', '-2 days', '1 hour');
  await failure('old', '-2 days', '-1 day');

  const event = (by: string, at: string) =>
    database.pool.query(
      `INSERT INTO lake_access_events (at, event, by_id, tenants) VALUES (now() + $2::interval, 'enabled', $1, '{}')`,
      [by, at],
    );
  await event('kept', '-364 days');
  await event('old', '-367 days');

  await expireSignInsJob.run(database);

  const keys = async (sql: string) =>
    (await database.pool.query<{ key: string }>(sql)).rows.map(({ key }) => key);
  expect(await keys(`SELECT convert_from(token_hash, 'UTF8') AS key FROM lake_sessions`)).toEqual(['kept']);
  expect(await keys(`SELECT convert_from(hash, 'UTF8') AS key FROM lake_tickets`)).toEqual(['kept']);
  expect(await keys('SELECT by_id AS key FROM lake_access_events')).toEqual(['kept']);
  expect(await keys(`SELECT key FROM lake_sign_in_failures ORDER BY 1`)).toEqual([
    'kept, locked',
    'kept, recent',
  ]);
});
