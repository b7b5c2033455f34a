import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf, MONDAY, TUESDAY } from '../../../tests/support/imports.ts';
import { type PriceTerms, WITHOUT_FEES } from '../price-statement.ts';
import { createInventoryStore } from './inventory-store.ts';
import { readVehicleHistory } from './vehicle-history.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const [first] = feedVehicles(1);
if (!first) throw new Error('No car');
const car = { ...first, salePrice: 2_000_000, storeKey: 'erie' };
const MIGRATION = new URL('../../database/migrations/0059-price-statements.sql', import.meta.url);

it('after its migration, imports include fees that were beside the price, and the website records every car anew', async () => {
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf([car]));
  const documentary = { name: 'documentaryFee', amount: 358_03 };
  await database.pool.query('UPDATE inventories SET terms = $1', [
    {
      mode: 'sale',
      currency: 'USD',
      disclaimer: 'old',
      fees: [],
      storeFees: { erie: [documentary] },
      locked: ['new'],
    },
  ]);
  await database.pool.query(await readFile(MIGRATION, 'utf8'));

  await store.applyImport(importOf([{ ...car, salePrice: 2_100_000 }], { at: MONDAY }));
  const prices = async () =>
    (await readVehicleHistory(database.pool, 'dealership-a', car.vin)).advertised.map(
      ({ statement: { price, disclaimer } }) => [price, disclaimer],
    );
  expect((await prices()).at(-1)).toEqual([2_135_803, '']);

  const fees = [{ ...documentary, payee: 'dealer', isMandatory: true }] as const;
  const terms: PriceTerms = {
    ...WITHOUT_FEES,
    disclaimer: 'New.',
    storeFees: { erie: fees },
    locked: ['new'],
  };
  await store.setPriceTerms('dealership-a', terms, TUESDAY);
  expect((await prices()).at(-1)).toEqual([2_135_803, 'New.']);
});

it('records a dealership without terms at the price of its feed', async () => {
  await database.pool.query(await readFile(MIGRATION, 'utf8'));
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf([car]));
  const { advertised } = await readVehicleHistory(database.pool, 'dealership-a', car.vin);
  expect(advertised).toMatchObject([{ statement: { price: 2_000_000, fees: [], disclaimer: 'none' } }]);
});
