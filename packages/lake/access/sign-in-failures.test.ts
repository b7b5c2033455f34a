import { freshDatabase, type TestDatabase } from '@rooftop/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAttempt, forgiveAttempt } from './sign-in-failures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const START = Date.parse('2026-11-21T00:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);
const attempt = (email: string, address: string, seconds = 0): Promise<number> =>
  countAttempt(database.pool, email, address, at(seconds));

describe('countAttempt', () => {
  test('waits after an account’s sixth failure, twice as long after each, a quarter of an hour at most', async () => {
    let seconds = 0;
    let allowed = 0;
    const waits: number[] = [];
    for (let n = 0; waits.length < 8; n += 1) {
      const wait = await attempt('a@example.com', `address ${n}`, seconds);
      if (wait === 0) allowed += 1;
      else waits.push(wait);
      seconds += wait;
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
    expect(allowed).toBe(5 + waits.length);
    expect(await attempt('other@example.com', 'other', seconds)).toBe(0);
  });

  test('an address that tries many accounts is locked, and locks none of them', async () => {
    for (let n = 0; n < 31; n += 1) expect(await attempt(`user${n}@example.com`, '192.0.2.1')).toBe(0);
    for (let n = 0; n < 20; n += 1) expect(await attempt('bystander@example.com', '192.0.2.1')).toBe(15);
    expect(await attempt('bystander@example.com', '192.0.2.2')).toBe(0);
    expect(await attempt('bystander@example.com', '192.0.2.1', 15)).toBe(0);
  });

  test('attempts at the same time do not slip through', async () => {
    const burst = await Promise.all(
      Array.from({ length: 50 }, (_, n) => attempt('burst@example.com', `host ${n}`)),
    );
    expect(burst.filter((wait) => wait === 0)).toHaveLength(6);
  });

  test('a right password forgives the account, and the address this one attempt', async () => {
    for (let n = 0; n < 100; n += 1) {
      expect(await attempt(`office${n % 3}@example.com`, 'office')).toBe(0);
      await forgiveAttempt(database.pool, `office${n % 3}@example.com`, 'office', at(0));
    }
  });

  test('failures are forgotten after a day', async () => {
    for (let n = 0; n < 6; n += 1) await attempt('d@example.com', `day ${n}`);
    expect(await attempt('d@example.com', 'day')).toBe(15);
    for (let n = 0; n < 5; n += 1)
      expect(await attempt('d@example.com', `next ${n}`, 24 * 60 * 60 + 1)).toBe(0);
    await forgiveAttempt(database.pool, 'somebody@example.com', 'somewhere', at(3 * 24 * 60 * 60));
    const { rows } = await database.pool.query('select * from lake_sign_in_failures');
    expect(rows).toEqual([]);
  });

  test('keeps neither e-mail addresses nor network addresses', async () => {
    await attempt('secret@example.com', '203.0.113.7');
    const { rows } = await database.pool.query('select * from lake_sign_in_failures');
    expect(JSON.stringify(rows)).not.toMatch(/secret|example|203\.0/);
  });
});
