import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { takeTurn } from './take-turn.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('recipients take turns, also at once, and each rule of each dealership counts its own', async () => {
  const three = ['ann', 'bob', 'cat'];
  const take = (dealership: string, rule: string, recipients = three) =>
    takeTurn(database.pool, dealership, rule, recipients);
  expect([await take('a', 'r'), await take('a', 'r'), await take('a', 'r'), await take('a', 'r')]).toEqual([
    ['ann'],
    ['bob'],
    ['cat'],
    ['ann'],
  ]);
  expect([await take('a', 's'), await take('b', 'r')]).toEqual([['ann'], ['ann']]);
  const atOnce = await Promise.all(Array.from({ length: 30 }, () => take('c', 'r')));
  for (const one of three) expect(atOnce.flat().filter((name) => name === one)).toHaveLength(10);
});
