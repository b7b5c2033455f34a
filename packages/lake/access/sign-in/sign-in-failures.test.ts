import { freshDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAttempt, resetFailures } from './sign-in-failures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const START = Date.parse('2026-11-21T00:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);
const attempt = (email: string, address: string, seconds = 0, device: string | null = null) =>
  countAttempt(database.pool, { email, address, device }, at(seconds));
const forgive = (email: string, address: string, seconds = 0, device: string | null = null) =>
  resetFailures(database.pool, { email, address, device }, at(seconds));

describe('countAttempt', () => {
  test('locks an address out of an account after its sixth failure, doubling the time up to a quarter of an hour', async () => {
    let seconds = 0;
    let allowed = 0;
    const waits: number[] = [];
    while (waits.length < 8) {
      const wait = await attempt('a@example.com', 'one address', seconds);
      if (wait === 0) allowed += 1;
      else waits.push(wait);
      seconds += wait;
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
    expect(allowed).toBe(5 + waits.length);
    expect(await attempt('other@example.com', 'other', seconds)).toBe(0);
  });

  test('locks an address that tries many accounts, without locking the accounts', async () => {
    for (let n = 0; n < 31; n += 1) expect(await attempt(`user${n}@example.com`, '192.0.2.1')).toBe(0);
    for (let n = 0; n < 20; n += 1) expect(await attempt('bystander@example.com', '192.0.2.1')).toBe(15);
    expect(await attempt('bystander@example.com', '192.0.2.2')).toBe(0);
    expect(await attempt('bystander@example.com', '192.0.2.1', 15)).toBe(0);
  });

  test('attempts elsewhere do not lock an account; after a hundred failures each address has one free attempt', async () => {
    for (let n = 0; n < 100; n += 1) expect(await attempt('owner@example.com', `bot ${n >> 2}`)).toBe(0);
    expect(await attempt('owner@example.com', 'home')).toBe(0);
    expect(await attempt('owner@example.com', 'late bot')).toBe(0);
    expect(await attempt('owner@example.com', 'late bot')).toBe(0);
    expect(await attempt('owner@example.com', 'late bot')).toBe(15);
  });

  test('a known browser has its own budget, at any address', async () => {
    for (let n = 0; n < 60; n += 1) await attempt(`guess${n % 9}@example.com`, 'cafe');
    expect(await attempt('guest@example.com', 'cafe')).toBeGreaterThan(0);
    for (let n = 0; n < 11; n += 1) expect(await attempt('guest@example.com', 'cafe', 0, 'laptop')).toBe(0);
    expect(await attempt('guest@example.com', 'home', 0, 'laptop')).toBe(15);
    expect(await attempt('guest@example.com', 'home')).toBe(0);
    await forgive('guest@example.com', 'home', 15, 'laptop');
    expect(await attempt('guest@example.com', 'cafe', 15, 'laptop')).toBe(0);
  });

  test('colleagues who sign in at the same moment do not lock each other', async () => {
    expect(await attempt('ann@example.com', 'front desk', 1)).toBe(0);
    expect(await attempt('bo@example.com', 'front desk', 0.9)).toBe(0);
    await forgive('ann@example.com', 'front desk', 1.2);
    expect(await attempt('cy@example.com', 'front desk', 1.1)).toBe(0);
  });

  test('counts simultaneous attempts', async () => {
    const burst = await Promise.all(Array.from({ length: 30 }, () => attempt('burst@example.com', 'burst')));
    expect(burst.filter((wait) => wait === 0)).toHaveLength(6);
  });

  test('a correct password resets the account’s failures, and one attempt of the address', async () => {
    for (let n = 0; n < 100; n += 1) {
      expect(await attempt(`office${n % 3}@example.com`, 'office')).toBe(0);
      await forgive(`office${n % 3}@example.com`, 'office');
    }
  });

  test('forgets failures after a day', async () => {
    for (let n = 0; n < 6; n += 1) await attempt('d@example.com', 'day');
    expect(await attempt('d@example.com', 'day')).toBe(15);
    for (let n = 0; n < 5; n += 1) expect(await attempt('d@example.com', 'day', 24 * 60 * 60 + 1)).toBe(0);
    await forgive('somebody@example.com', 'somewhere', 3 * 24 * 60 * 60);
    const { rows } = await database.pool.query('select * from lake_sign_in_failures');
    expect(rows).toEqual([]);
  });

  test('stores neither email addresses nor IP addresses', async () => {
    await attempt('secret@example.com', '203.0.113.7');
    const { rows } = await database.pool.query('select * from lake_sign_in_failures');
    expect(JSON.stringify(rows)).not.toMatch(/secret|example|203\.0/);
  });
});
