import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNKNOWN_VISITOR, type VisitorChange } from '../visitor.ts';
import { expireVisitorsJob } from './expire-visitors.job.ts';
import { findVisitor, rememberVisitor } from './stored-visitors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const ANN: VisitorChange = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '+13155550123',
};
const someone = () => ({ dealership: 'dealership-alpha', id: randomUUID() });
type Key = ReturnType<typeof someone>;
const remember = (key: Key, change: VisitorChange, mayBeNamed = true) =>
  rememberVisitor(database.pool, key, change, mayBeNamed);
const find = (key: Key) => findVisitor(database.pool, key);
const age = (key: Key, by: string) =>
  database.pool.query(
    'UPDATE visitors SET seen_at = seen_at - $2::interval, inventory_unlocked_at = inventory_unlocked_at - $2::interval, prices_unlocked_at = prices_unlocked_at - $2::interval WHERE id = $1',
    [key.id, by],
  );

test('returns nothing for an unknown visitor', async () => {
  expect(await find(someone())).toBeNull();
});

test('adds later values and keeps the others', async () => {
  const key = someone();
  await remember(key, ANN);
  await remember(key, { phone: null, email: 'lee@example.com' });
  expect((await find(key))?.profile).toEqual({ ...UNKNOWN_VISITOR, ...ANN, email: 'lee@example.com' });
});

test('keeps a number verified until it changes', async () => {
  const key = someone();
  await remember(key, { ...ANN, phoneVerified: true });
  await remember(key, ANN);
  expect((await find(key))?.profile.phoneVerified).toBe(true);
  // As a form sends it, which shows the number in national format.
  await remember(key, { phone: '(315) 555-0123' });
  expect((await find(key))?.profile).toMatchObject({ phone: ANN.phone, phoneVerified: true });
  await remember(key, { phone: '+13155550199' });
  expect((await find(key))?.profile).toMatchObject({ phone: '+13155550199', phoneVerified: false });
});

test('without consent, stores no personal data and deletes what was stored, but keeps what they may see', async () => {
  const key = someone();
  await remember(key, { ...ANN, isLead: true, unlockedInventory: true, phoneVerified: true }, false);
  const sees = { hasUnlockedInventory: true, hasUnlockedPrices: false };
  expect(await find(key)).toEqual({ profile: UNKNOWN_VISITOR, ...sees });
  await remember(key, { ...ANN, phoneVerified: true });
  expect((await find(key))?.profile).toMatchObject({ firstName: 'Ann', phoneVerified: true });
  await remember(key, { isLead: true }, false);
  expect(await find(key)).toEqual({ profile: UNKNOWN_VISITOR, ...sees });
});

test.each([
  ['unlockedInventory', 'hasUnlockedInventory', 'hasUnlockedPrices'],
  ['unlockedPrices', 'hasUnlockedPrices', 'hasUnlockedInventory'],
] as const)('%s lasts for thirty days', async (change, unlocked, other) => {
  const key = someone();
  await remember(key, { [change]: true });
  await age(key, '29 days');
  expect(await find(key)).toMatchObject({ [unlocked]: true, [other]: false });
  await age(key, '1 day');
  expect((await find(key))?.[unlocked]).toBe(false);
  await remember(key, { [change]: true });
  expect((await find(key))?.[unlocked]).toBe(true);
});

test('a visitor of one dealership cannot be read or written from another', async () => {
  const key = someone();
  const elsewhere = { ...key, dealership: 'dealership-bravo' };
  await remember(key, ANN);
  await remember(elsewhere, { firstName: 'Eve', unlockedInventory: true });
  expect(await find(elsewhere)).toBeNull();
  expect(await find(key)).toMatchObject({ profile: { firstName: 'Ann' }, hasUnlockedInventory: false });
});

test('ignores values that an older version stored differently', async () => {
  const key = someone();
  await remember(key, ANN);
  await database.pool.query('UPDATE visitors SET profile = $2 WHERE id = $1', [
    key.id,
    { firstName: 7, email: 'a@b.co' },
  ]);
  expect((await find(key))?.profile).toEqual({ ...UNKNOWN_VISITOR, email: 'a@b.co' });
});

test('deletes personal data with the cookie, and rows a year later', async () => {
  const [here, gone, longGone] = [someone(), someone(), someone()];
  for (const key of [here, gone, longGone]) await remember(key, { ...ANN, phoneVerified: true });
  await age(here, '29 days');
  await age(gone, '31 days');
  await age(longGone, '14 months');
  await expireVisitorsJob.run(database);
  expect((await find(here))?.profile.firstName).toBe('Ann');
  expect((await find(gone))?.profile).toEqual(UNKNOWN_VISITOR);
  expect(await find(longGone)).toBeNull();
});
