import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf, MONDAY, TUESDAY, WEDNESDAY } from '../../../tests/support/imports.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SALE_PRICES } from '../advertised-price.ts';
import { createInventoryStore, type InventoryStore } from './inventory-store.ts';
import { expireChanges, readVehicleHistory } from './vehicle-history.ts';

let database: TestDatabase;
let store: InventoryStore;
beforeEach(async () => {
  database = await freshDatabase();
  store = createInventoryStore(database.pool);
});
afterEach(() => database.drop());

const cars = feedVehicles(12);
const vin = cars[0]?.vin ?? '';
const priced = (salePrice: number) => cars.map((car) => (car.vin === vin ? { ...car, salePrice } : car));
const read = (dealership = 'dealership-a') => readVehicleHistory(database.pool, dealership, vin);

it('says what was advertised of a car, and what its imports changed', async () => {
  await store.applyImport(importOf(priced(2_000_000)));
  const fees = [{ name: 'documentaryFee', amount: 358_03 }];
  await store.setPriceTerms('dealership-a', { ...SALE_PRICES, mode: 'allIn', fees }, TUESDAY);
  await store.applyImport(importOf(priced(1_900_000), { at: TUESDAY }));
  await store.applyImport(importOf(cars.slice(1), { at: WEDNESDAY }));
  await store.applyImport(importOf(priced(1), { dealership: 'dealership-b' }));

  const { advertised, imported } = await read();
  expect(advertised).toMatchObject([
    { since: MONDAY, until: TUESDAY, offer: { mode: 'sale', advertised: 2_000_000, fees: [] } },
    { since: TUESDAY, until: TUESDAY, offer: { mode: 'allIn', advertised: 2_035_803, fees } },
    { since: TUESDAY, until: WEDNESDAY, offer: { advertised: 1_935_803, audience: 'everybody' } },
  ]);
  expect(imported).toMatchObject([
    { at: MONDAY, source: 'main', kind: 'added', prices: { salePrice: 2_000_000, oldPrice: null } },
    {
      at: TUESDAY,
      kind: 'changed',
      difference: { salePrice: [2_000_000, 1_900_000] },
      prices: { salePrice: 1_900_000 },
    },
    { at: WEDNESDAY, kind: 'gone', prices: null },
  ]);
  expect((await read('dealership-b')).imported).toHaveLength(1);
  expect(await read('dealership-c')).toEqual({ advertised: [], imported: [] });
});

it('keeps changes for two years, and prices and what was advertised for good', async () => {
  await store.applyImport(importOf(priced(2_000_000)));
  await store.applyImport(importOf(priced(1_900_000), { at: TUESDAY }));
  const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM inventory_imports ORDER BY id');
  for (const [at, age] of [
    [0, '2 years 1 day'],
    [1, '1 year 364 days'],
  ] as const)
    await database.pool.query(
      'UPDATE inventory_imports SET started_at = now() - $2::interval WHERE id = $1',
      [rows[at]?.id, age],
    );
  await expireChanges(database.pool);
  const { advertised, imported } = await read();
  expect(advertised).toHaveLength(2);
  expect(imported).toMatchObject([
    { kind: null, difference: null, prices: { salePrice: 2_000_000 } },
    { kind: 'changed', prices: { salePrice: 1_900_000 } },
  ]);
});
