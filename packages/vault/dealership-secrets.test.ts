import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from './dealership-secrets.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('stores the secrets of each dealership without their plain text', async () => {
  const secrets = createSecrets(database.pool, Buffer.alloc(32, 1));
  expect(await secrets.find('a', 'meta-token')).toBeNull();
  await secrets.set('a', 'meta-token', 'first');
  await secrets.set('a', 'meta-token', 'second');
  await secrets.set('b', 'meta-token', 'third');
  expect(await secrets.find('a', 'meta-token')).toBe('second');
  expect(await secrets.find('b', 'meta-token')).toBe('third');
  expect(await secrets.list('a')).toEqual([{ name: 'meta-token', setAt: expect.any(Date) }]);
  expect(await secrets.list('c')).toEqual([]);
  const { rows } = await database.pool.query<{ sealed: Buffer }>('SELECT sealed FROM dealership_secrets');
  expect(rows.some(({ sealed }) => sealed.includes('second'))).toBe(false);
});

it('does not open a secret that was moved to another dealership', async () => {
  const secrets = createSecrets(database.pool, Buffer.alloc(32, 1));
  await secrets.set('d', 'meta-token', 'token');
  await database.pool.query(`UPDATE dealership_secrets SET dealership = 'e' WHERE dealership = 'd'`);
  await expect(secrets.find('e', 'meta-token')).rejects.toThrow('another place');
});
