import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf, MONDAY, TUESDAY, WEDNESDAY } from '../../../tests/support/imports.ts';
import type { OverrideChange } from '../overrides.ts';
import { changeOverrides } from './change-overrides.ts';
import { createInventoryStore, type InventoryStore } from './inventory-store.ts';
import { listenForImports } from './listen-for-imports.ts';
import { readVehicleHistory } from './vehicle-history.ts';
import { verifyAdvertised } from './verify-advertised.ts';

let database: TestDatabase;
let store: InventoryStore;
const cars = feedVehicles(5).map((car) => ({ ...car, isPrivate: false }));
const [first = fail(), second = fail(), third = fail()] = cars;
function fail(): never {
  throw new Error('Too few cars');
}

beforeEach(async () => {
  database = await freshDatabase();
  store = createInventoryStore(database.pool);
  await store.applyImport(importOf(cars));
});
afterEach(() => database.drop());

const by = { id: 'user-1', name: 'Ada' };
const change = (vin: string, what: OverrideChange, dealership = 'dealership-a', at = TUESDAY) =>
  changeOverrides(database.pool, { dealership, vin, change: what, by, at });

async function since(version: number) {
  const shown: string[] = [];
  const hidden: string[] = [];
  for await (const batch of store.changesSince('dealership-a', version)) {
    shown.push(...batch.listings.map(({ vin }) => vin));
    hidden.push(...batch.hidden);
  }
  return { shown, hidden };
}

describe('a hidden car', () => {
  it('is reported as hidden to those who know an earlier version, and is found nowhere', async () => {
    expect(await change(first.vin, { isHidden: true })).toBe(true);
    expect(await since(1)).toEqual({ shown: [], hidden: [first.vin] });
    expect((await since(0)).shown).not.toContain(first.vin);
    expect(await store.vehicle('dealership-a', first.vin)).toBeNull();
    await change(first.vin, { isHidden: false });
    expect(await since(2)).toEqual({ shown: [first.vin], hidden: [] });
  });

  it('stays hidden through imports, also when it leaves and returns', async () => {
    await change(first.vin, { isHidden: true });
    await store.applyImport(importOf(cars.slice(1), { at: TUESDAY }));
    expect(await store.vehicle('dealership-a', first.vin)).toBeNull();
    await store.applyImport(importOf([{ ...first, mileage: 5 }, ...cars.slice(1)], { at: WEDNESDAY }));
    expect((await since(1)).hidden).toEqual([first.vin]);
  });

  it('is no longer advertised, and is again once it is shown; the chain of the log holds', async () => {
    await change(first.vin, { isHidden: true });
    const { advertised } = await readVehicleHistory(database.pool, 'dealership-a', first.vin);
    expect(advertised.map((period) => [period.since, period.until])).toEqual([[MONDAY, TUESDAY]]);
    await store.applyImport(
      importOf([{ ...first, salePrice: 123_400 }, ...cars.slice(1)], { force: true, at: TUESDAY }),
    );
    expect((await readVehicleHistory(database.pool, 'dealership-a', first.vin)).advertised).toHaveLength(1);
    await change(first.vin, { isHidden: false }, 'dealership-a', WEDNESDAY);
    const later = await readVehicleHistory(database.pool, 'dealership-a', first.vin);
    expect(later.advertised.at(-1)).toMatchObject({
      since: WEDNESDAY,
      until: null,
      statement: { vehiclePrice: 123_400 },
    });
    expect((await verifyAdvertised(database.pool, 'dealership-a')).fault).toBeNull();
  });
});

it('a private car is private whatever its feed says, and its price is for those who unlocked it', async () => {
  await change(first.vin, { isPrivate: true });
  await store.applyImport(importOf([{ ...first, mileage: 5 }, ...cars.slice(1)], { at: WEDNESDAY }));
  expect(await store.vehicle('dealership-a', first.vin)).toMatchObject({ isPrivate: true, mileage: 5 });
  const { advertised } = await readVehicleHistory(database.pool, 'dealership-a', first.vin);
  expect(advertised.at(-1)).toMatchObject({ statement: { audience: 'unlocked' } });
});

it('a car that its feed makes private stays so when staff say nothing of it', async () => {
  await store.applyImport(importOf([{ ...first, isPrivate: true }, ...cars.slice(1)], { at: TUESDAY }));
  await change(first.vin, { isPrivate: true });
  await change(first.vin, { isPrivate: false });
  expect(await store.vehicle('dealership-a', first.vin)).toMatchObject({ isPrivate: true });
});

it('keeps the note of a car, and removes it once it says nothing', async () => {
  await change(first.vin, { note: { en: 'One owner.', es: null } });
  expect((await store.vehicle('dealership-a', first.vin))?.note).toEqual({ en: 'One owner.', es: null });
  await change(first.vin, { note: { en: null, es: null } });
  expect((await store.vehicle('dealership-a', first.vin))?.note).toBeNull();
});

it('featured cars keep their order, in which one moves', async () => {
  const places = async () =>
    Promise.all(
      [first, second, third].map(async ({ vin }) => (await store.vehicle('dealership-a', vin))?.featured),
    );
  for (const { vin } of [first, second, third]) await change(vin, { isFeatured: true });
  expect(await places()).toEqual([1, 2, 3]);
  await change(third.vin, { move: 'up' });
  expect(await places()).toEqual([1, 3, 2]);
  await change(first.vin, { move: 'up' });
  await change(second.vin, { move: 'down' });
  expect(await places()).toEqual([1, 3, 2]);
  await change(first.vin, { isFeatured: false });
  expect(await places()).toEqual([null, 2, 1]);
  await change(first.vin, { move: 'up' });
  expect(await places()).toEqual([null, 2, 1]);
});

it('raises the version only if something changed, announces it, and records who changed what', async () => {
  const versions: number[] = [];
  const listening = await listenForImports(database.pool, ({ version }) => versions.push(version));
  await change(first.vin, { isHidden: true });
  await change(first.vin, { isHidden: true });
  await expect.poll(() => versions).toEqual([1, 2]);
  await listening.stop();
  const { rows } = await database.pool.query(
    'SELECT vin, at, staff_id, staff_name, change FROM vehicle_override_log',
  );
  expect(rows).toEqual([
    { vin: first.vin, at: TUESDAY, staff_id: 'user-1', staff_name: 'Ada', change: { isHidden: true } },
  ]);
});

it("cannot change another dealership's car, or one that nobody has", async () => {
  await store.applyImport(importOf([second], { dealership: 'dealership-b' }));
  expect(await change(first.vin, { isHidden: true }, 'dealership-b')).toBe(false);
  expect(await change('1FTFW1E50MFA99999', { isHidden: true })).toBe(false);
  expect((await since(1)).hidden).toEqual([]);
});
