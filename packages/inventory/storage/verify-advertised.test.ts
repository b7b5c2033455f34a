import { readFile } from 'node:fs/promises';
import { migrate } from '@rooftop/database/migrate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, importOf, MONDAY, TUESDAY, WEDNESDAY } from '../../../tests/support/imports.ts';
import { WITHOUT_FEES } from '../price-statement.ts';
import { createInventoryStore } from './inventory-store.ts';
import { readAdvertised } from './read-advertised.ts';
import { readVehicleHistory } from './vehicle-history.ts';
import { listLogs, verifyAdvertised } from './verify-advertised.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const A = 'dealership-a';
const cars = feedVehicles(5);
const vin = cars[0]?.vin ?? '';
const fees = [{ name: 'documentaryFee', amount: 358_03, payee: 'dealer', isMandatory: true }] as const;
const priced = (salePrice: number) => cars.map((car) => (car.vin === vin ? { ...car, salePrice } : car));

/** Five entries on Monday, five on Tuesday, and one on Wednesday, when the first car is gone. */
async function advertise(): Promise<void> {
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf(priced(2_000_000)));
  await store.setPriceTerms(A, { ...WITHOUT_FEES, fees, disclaimer: 'Sin “impuestos”.' }, TUESDAY);
  await store.applyImport(importOf(cars.slice(1), { at: WEDNESDAY }));
  await store.applyImport(importOf(cars, { dealership: 'dealership-b' }));
}

/** Does what only the owner of the database can: no trigger refuses it. */
async function tamper(sql: string): Promise<void> {
  await database.pool.query(`SET LOCAL session_replication_role = replica; ${sql}`);
}

it('chains every entry of imports and of new terms, for each dealership', async () => {
  await advertise();
  const checked = await verifyAdvertised(database.pool, A);
  expect(checked).toMatchObject({ length: 11, fault: null });
  expect(checked.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await verifyAdvertised(database.pool, 'dealership-b')).toMatchObject({ length: 5, fault: null });
  expect(await verifyAdvertised(database.pool, 'dealership-c')).toMatchObject({ length: 0, fault: null });
  expect(await listLogs(database.pool)).toEqual([A, 'dealership-b']);
});

it('adds nothing if no statement changed', async () => {
  await advertise();
  const store = createInventoryStore(database.pool);
  const renamed = cars.slice(1).map((car) => ({ ...car, trim: 'Other' }));
  await store.applyImport(importOf(renamed, { at: WEDNESDAY }));
  expect(await verifyAdvertised(database.pool, A)).toMatchObject({ length: 11, fault: null });
});

it('records a price of a feed that was opened before new terms with the time of those terms', async () => {
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf(priced(2_000_000)));
  await store.setPriceTerms(A, { ...WITHOUT_FEES, fees }, WEDNESDAY);
  await store.applyImport(importOf(priced(1_900_000), { at: TUESDAY }));
  const { advertised } = await readVehicleHistory(database.pool, A, vin);
  expect(advertised.map(({ since }) => since)).toEqual([MONDAY, WEDNESDAY, WEDNESDAY]);
});

describe('a broken chain', () => {
  beforeEach(advertise);

  it.each([
    ['a letter', `UPDATE advertised_log SET statement = overlay(statement placing 'x' from 3 for 1)`, 1],
    ['a space', `UPDATE advertised_log SET statement = statement || ' ' WHERE position = 7`, 7],
    ['a millisecond', `UPDATE advertised_log SET at = at + interval '1 ms' WHERE position = 4`, 4],
    ['a VIN', `UPDATE advertised_log SET vin = 'X' WHERE position = 6`, 6],
    ['a hash', `UPDATE advertised_log SET hash = sha256('x') WHERE position = 5`, 5],
    ['the end of an offer', `UPDATE advertised_log SET statement = '{}' WHERE position = 11`, 11],
    ['the hash that the inventory counted', `UPDATE inventories SET log_hash = sha256('x')`, 11],
    [
      'one entry for a copy of another',
      `UPDATE advertised_log SET (statement, hash) = (SELECT statement, hash FROM advertised_log other
         WHERE other.dealership = '${A}' AND position = 2) WHERE position = 3`,
      3,
    ],
  ])('is found at the first entry after a change of %s', async (_what, sql, position) => {
    const { rows } = await database.pool.query(
      'SELECT vin, at FROM advertised_log WHERE dealership = $1 AND position = $2',
      [A, position],
    );
    await tamper(sql);
    const { fault } = await verifyAdvertised(database.pool, A);
    expect(fault).toMatchObject({ kind: 'changed', position });
    if (fault?.kind === 'changed' && !/ SET (vin|at) /.test(sql)) expect(fault).toMatchObject(rows[0]);
  });

  it.each([
    ['the first', 'position = 1', 1],
    ['one in the middle', 'position = 6', 6],
    ['the last', 'position = 11', 11],
    ['the last three', 'position > 8', 9],
    ['all', 'true', 1],
  ])('is found without entries: %s', async (_which, condition, position) => {
    await tamper(`DELETE FROM advertised_log WHERE ${condition}`);
    const { fault } = await verifyAdvertised(database.pool, A);
    expect(fault).toMatchObject({ kind: 'missing', position });
  });

  it('is found with an entry behind the last one', async () => {
    await tamper(`INSERT INTO advertised_log SELECT dealership, 12, vin, at, statement, hash FROM advertised_log
      WHERE dealership = '${A}' AND position = 11`);
    expect((await verifyAdvertised(database.pool, A)).fault).toMatchObject({
      kind: 'added',
      position: 12,
      vin,
    });
  });
});

it('says what was advertised at a moment', async () => {
  await advertise();
  const at = (moment: Date, dealership = A) => readAdvertised(database.pool, dealership, vin, moment);
  expect(await at(new Date(MONDAY.getTime() - 1))).toBeNull();
  expect(await at(MONDAY)).toMatchObject({ since: MONDAY, until: TUESDAY, statement: { price: 2_000_000 } });
  expect(await at(new Date(TUESDAY.getTime() + 1))).toMatchObject({
    until: WEDNESDAY,
    statement: { price: 2_035_803, fees, disclaimer: 'Sin “impuestos”.' },
  });
  expect(await at(WEDNESDAY)).toMatchObject({ position: 11, since: WEDNESDAY, until: null, statement: null });
  expect(await at(WEDNESDAY, 'dealership-c')).toBeNull();
});

it('chains what was recorded before, in the order of time', async () => {
  const { pool } = database;
  const file = new URL('../../database/migrations/0005-inventory.sql', import.meta.url);
  const [former = ''] = /create table advertised [^]*/.exec(await readFile(file, 'utf8')) ?? [];
  await pool.query(`DROP TABLE advertised_log; DROP FUNCTION refuse_change_of_record CASCADE;
    ALTER TABLE inventories DROP COLUMN log_length, DROP COLUMN log_hash;
    DELETE FROM rooftop_migrations WHERE number = 57; ${former}`);
  await pool.query('INSERT INTO inventories (dealership) VALUES ($1)', [A]);
  const rows = [
    [A, vin, { price: 1, disclaimer: 'Sin “impuestos”.' }, MONDAY, TUESDAY],
    [A, vin, { price: 2 }, TUESDAY, TUESDAY],
    [A, vin, { price: 3 }, TUESDAY, WEDNESDAY],
    [A, 'B', { price: 4 }, MONDAY, null],
    ['gone', vin, { price: 5 }, '2026-11-16T06:00:00.123456Z', null],
  ];
  for (const row of rows)
    await pool.query(
      'INSERT INTO advertised (dealership, vin, offer, since, until) VALUES ($1, $2, $3, $4, $5)',
      row,
    );
  await migrate(pool);
  expect(await verifyAdvertised(pool, A)).toMatchObject({ length: 5, fault: null });
  expect(await verifyAdvertised(pool, 'gone')).toMatchObject({ length: 1, fault: null });
  const { advertised } = await readVehicleHistory(pool, A, vin);
  expect(advertised).toMatchObject([
    { since: MONDAY, until: TUESDAY, statement: { price: 1 } },
    { since: TUESDAY, until: TUESDAY, statement: { price: 2 } },
    { since: TUESDAY, until: WEDNESDAY, statement: { price: 3 } },
  ]);
});
