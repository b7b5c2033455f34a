import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf, MONDAY, TUESDAY, WEDNESDAY } from '../../../tests/support/imports.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { statePrice, WITHOUT_FEES } from '../price-statement.ts';
import { createInventoryStore, type InventoryStore } from './inventory-store.ts';
import { expireInventoryChangesJob } from './expire-inventory-changes.job.ts';
import { readVehicleHistory } from './vehicle-history.ts';

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
  const fees = [{ name: 'documentaryFee', amount: 358_03, payee: 'dealer', isMandatory: true }] as const;
  const terms = { ...WITHOUT_FEES, fees };
  await store.setPriceTerms('dealership-a', terms, TUESDAY);
  await store.applyImport(importOf(priced(1_900_000), { at: TUESDAY }));
  await store.applyImport(importOf(cars.slice(1), { at: WEDNESDAY }));
  await store.applyImport(importOf(priced(1), { dealership: 'dealership-b' }));

  const { advertised, imported } = await read();
  expect(advertised).toMatchObject([
    { since: MONDAY, until: TUESDAY, statement: { price: 2_000_000, fees: [] } },
    { since: TUESDAY, until: TUESDAY, statement: { price: 2_035_803, fees } },
    {
      since: TUESDAY,
      until: WEDNESDAY,
      statement: { price: 1_935_803, before: 2_035_803, audience: 'everybody' },
    },
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

it('records the statement that the website makes of every car, also after a price drop and a change of terms', async () => {
  await store.applyImport(importOf(priced(2_000_000)));
  const fees = [{ name: 'thirtyDayDrive', amount: 1000, payee: 'third-party', isMandatory: true }] as const;
  const terms = { ...WITHOUT_FEES, fees, disclaimer: 'Without tax.', locked: ['new', 'certified'] } as const;
  await store.applyImport(importOf(priced(1_900_000), { at: TUESDAY }));
  await store.setPriceTerms('dealership-a', terms, TUESDAY);
  await store.applyImport(importOf(priced(1_800_000), { at: WEDNESDAY }));
  for (const car of cars) {
    const listing = await store.vehicle('dealership-a', car.vin);
    if (listing === null) throw new Error('not stored');
    const { advertised } = await readVehicleHistory(database.pool, 'dealership-a', car.vin);
    expect(advertised.filter(({ until }) => until === null)).toMatchObject([
      { statement: statePrice(listing, terms) },
    ]);
  }
});

it('reads what was recorded before statements', async () => {
  await store.applyImport(importOf(priced(2_000_000)));
  const fees = [{ name: 'documentaryFee', amount: 100 }];
  const offer = {
    mode: 'allIn',
    currency: 'USD',
    disclaimer: 'Without tax.',
    fees,
    salePrice: 900,
    oldPrice: 950,
  };
  await database.pool.query(
    `INSERT INTO advertised_log (dealership, position, vin, at, statement, hash)
     VALUES ('dealership-a', 13, $1, $3, $2, sha256(''))`,
    [vin, { ...offer, advertised: 1000, audience: 'everybody' }, MONDAY],
  );
  expect((await read()).advertised[1]?.statement).toEqual({
    id: null,
    audience: 'everybody',
    vehiclePrice: 900,
    fees: [{ name: 'documentaryFee', amount: 100, payee: 'dealer', isMandatory: true }],
    price: 1000,
    before: null,
    disclaimer: 'Without tax.',
  });
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
  await expireInventoryChangesJob.run(database);
  const { advertised, imported } = await read();
  expect(advertised).toHaveLength(2);
  expect(imported).toMatchObject([
    { kind: null, difference: null, prices: { salePrice: 2_000_000 } },
    { kind: 'changed', prices: { salePrice: 1_900_000 } },
  ]);
});
