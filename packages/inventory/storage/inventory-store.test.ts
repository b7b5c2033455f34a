import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WITHOUT_FEES } from '../price-statement.ts';
import type { FeedRow, FeedVehicle } from '../feeds/feed-row.ts';
import type { Listing } from '../vehicle.ts';
import { createInventoryStore, type InventoryStore } from './inventory-store.ts';
import {
  feedOf,
  feedVehicles,
  importOf,
  MONDAY,
  TUESDAY,
  WEDNESDAY,
} from '../../../tests/support/imports.ts';

let database: TestDatabase;
let store: InventoryStore;
beforeEach(async () => {
  database = await freshDatabase();
  store = createInventoryStore(database.pool);
});
afterEach(() => database.drop());

const cars = feedVehicles(12);
const [first = fail(), second = fail(), third = fail()] = cars;
function fail(): never {
  throw new Error('Too few cars');
}

async function everything(dealership = 'dealership-a', since = 0) {
  const listings: Listing[] = [];
  let version = -1;
  for await (const batch of store.changesSince(dealership, since)) {
    listings.push(...batch.listings);
    version = batch.version;
  }
  return { version, listings };
}
const changed = (vin: string, change: Partial<FeedVehicle>) =>
  cars.map((car) => (car.vin === vin ? { ...car, ...change } : car));

describe('an import', () => {
  it('adds cars as the feed describes them, and sets missing dates', async () => {
    const report = await store.applyImport(importOf([{ ...first, dateInStock: null }, second]));
    expect(report).toMatchObject({ state: 'done', version: 1, counts: { rows: 2, added: 2, unchanged: 0 } });
    expect(await store.vehicle('dealership-a', first.vin)).toEqual({
      ...first,
      dateInStock: '2026-11-16',
      priceDroppedAt: null,
      soldAt: null,
      featured: null,
      note: null,
    });
    await store.applyImport(importOf([{ ...first, dateInStock: null }, second], { at: TUESDAY }));
    expect((await store.vehicle('dealership-a', first.vin))?.dateInStock).toBe('2026-11-16');
  });

  it('of an unchanged feed changes nothing', async () => {
    await store.applyImport(importOf(cars));
    const report = await store.applyImport(importOf(cars, { at: TUESDAY }));
    expect(report).toMatchObject({ state: 'unchanged', version: null, counts: { unchanged: 12 } });
    expect((await everything()).version).toBe(1);
  });

  it('reports exactly what changed, by field', async () => {
    await store.applyImport(importOf(cars));
    const report = await store.applyImport(importOf(changed(first.vin, { mileage: 77 }), { at: TUESDAY }));
    expect(report.changes).toMatchObject([
      { vin: first.vin, kind: 'changed', difference: { mileage: [first.mileage, 77] } },
    ]);
    const { version, listings } = await everything('dealership-a', 1);
    expect([version, listings.map(({ vin, mileage }) => [vin, mileage])]).toEqual([2, [[first.vin, 77]]]);
    expect((await everything('dealership-a', 2)).listings).toEqual([]);
  });

  it('marks missing cars as sold, and restores cars that return', async () => {
    await store.applyImport(importOf(cars));
    await store.applyImport(importOf(cars.slice(1), { at: TUESDAY }));
    expect(await store.vehicle('dealership-a', first.vin)).toMatchObject({
      status: 'sold',
      soldAt: TUESDAY.getTime(),
    });
    const report = await store.applyImport(importOf(cars, { at: WEDNESDAY }));
    expect(report.counts).toMatchObject({ returned: 1, added: 0, changed: 0 });
    expect(await store.vehicle('dealership-a', first.vin)).toMatchObject({ ...first, soldAt: null });
  });

  it('does not change the cars of another source', async () => {
    await store.applyImport(importOf([first, second], { source: 'used' }));
    await store.applyImport(importOf([third], { source: 'new' }));
    expect((await everything()).listings.filter(({ soldAt }) => soldAt === null)).toHaveLength(3);
    // The car moves to the other feed.
    await store.applyImport(importOf([third, first], { source: 'new' }));
    await store.applyImport(importOf([second], { source: 'used' }));
    expect((await everything()).listings.filter(({ soldAt }) => soldAt === null)).toHaveLength(3);
  });

  it('uses the last of two rows with one VIN, and warns', async () => {
    const report = await store.applyImport(importOf([first, second, { ...first, mileage: 5 }]));
    expect(report.counts).toMatchObject({ rows: 3, added: 2, warned: 1 });
    expect(report.warnings).toEqual([
      { kind: 'repeat', line: 2, column: null, cell: null, reason: `${first.vin} occurs again on line 4.` },
    ]);
    expect((await store.vehicle('dealership-a', first.vin))?.mileage).toBe(5);
  });

  it('does not change a car whose row cannot be read', async () => {
    await store.applyImport(importOf(cars));
    async function* rows(): AsyncGenerator<FeedRow> {
      const remark = {
        kind: 'row',
        line: 2,
        column: 'Model',
        cell: null,
        reason: 'There is no model.',
      } as const;
      yield { kind: 'rejected', remark, vins: [first.vin] };
      yield* feedOf(cars.slice(2));
      yield { kind: 'sold', line: 20, vin: second.vin };
    }
    const report = await store.applyImport(importOf([], { open: async () => rows(), at: TUESDAY }));
    expect(report).toMatchObject({ state: 'done', counts: { rejected: 1, gone: 1, vanished: 0 } });
    expect((await store.vehicle('dealership-a', first.vin))?.soldAt).toBeNull();
    expect((await store.vehicle('dealership-a', second.vin))?.status).toBe('sold');
  });
});

describe('prices', () => {
  const price = (salePrice: number | null, oldPrice: number | null = null) =>
    changed(first.vin, { salePrice, oldPrice });

  it.each([
    {
      story: 'lowered',
      before: { sale: 20_000, old: null },
      after: { sale: 19_000, old: null },
      shown: 20_000,
      dropped: true,
    },
    {
      story: 'lowered, old price given',
      before: { sale: 20, old: null },
      after: { sale: 19, old: 22 },
      shown: 22,
      dropped: true,
    },
    {
      story: 'raised',
      before: { sale: 20_000, old: null },
      after: { sale: 21_000, old: null },
      shown: null,
      dropped: false,
    },
    {
      story: 'removed',
      before: { sale: 20_000, old: null },
      after: { sale: null, old: null },
      shown: null,
      dropped: false,
    },
    {
      story: 'given',
      before: { sale: null, old: null },
      after: { sale: 20_000, old: null },
      shown: null,
      dropped: false,
    },
  ])('$story', async ({ before, after, shown, dropped }) => {
    await store.applyImport(importOf(price(before.sale, before.old)));
    await store.applyImport(importOf(price(after.sale, after.old), { at: TUESDAY }));
    const drop = { oldPrice: shown, priceDroppedAt: dropped ? TUESDAY.getTime() : null };
    expect(await store.vehicle('dealership-a', first.vin)).toMatchObject({ salePrice: after.sale, ...drop });
    // Changes of other fields do not end the price drop.
    const later = price(after.sale, after.old).map((car) => ({ ...car, doors: 3 }));
    await store.applyImport(importOf(later, { at: WEDNESDAY }));
    expect(await store.vehicle('dealership-a', first.vin)).toMatchObject(drop);
  });

  it('have a history that cannot be changed', async () => {
    await store.applyImport(importOf(price(20_000)));
    await store.applyImport(importOf(price(19_000), { at: TUESDAY }));
    const { rows } = await database.pool.query(
      'SELECT at, sale_price FROM price_history WHERE vin = $1 ORDER BY at',
      [first.vin],
    );
    expect(rows).toEqual([
      { at: MONDAY, sale_price: 20_000 },
      { at: TUESDAY, sale_price: 19_000 },
    ]);
    for (const change of ['DELETE FROM', 'TRUNCATE', 'UPDATE']) {
      const sql = `${change} price_history${change === 'UPDATE' ? ' SET sale_price = 1' : ''}`;
      await expect(database.pool.query(sql)).rejects.toThrow(/is a record/);
    }
  });

  it('can change their terms while a feed is being fetched', async () => {
    await store.applyImport(importOf(price(2_000_000)));
    const fetched = Promise.withResolvers<null>();
    const run = store.applyImport({ ...importOf(price(1_900_000)), open: () => fetched.promise });
    await store.setPriceTerms('dealership-a', { ...WITHOUT_FEES, disclaimer: 'New.' }, TUESDAY);
    fetched.resolve(null);
    expect((await run).state).toBe('unchanged');
  });

  it('are recorded as advertised, with their terms, start and end', async () => {
    await store.applyImport(importOf(price(2_000_000)));
    const fees = [{ name: 'documentaryFee', amount: 358_03, payee: 'dealer', isMandatory: true }] as const;
    const terms = { ...WITHOUT_FEES, fees };
    await Promise.all([1, 2, 3].map(() => store.setPriceTerms('dealership-a', terms, TUESDAY)));
    await store.applyImport(importOf(cars.slice(1), { at: WEDNESDAY }));
    const { rows } = await database.pool.query(
      `SELECT (statement::jsonb -> 'price')::integer AS price, at FROM advertised_log
       WHERE vin = $1 ORDER BY position`,
      [first.vin],
    );
    expect(rows).toEqual([
      { price: 2_000_000, at: MONDAY },
      { price: 2_035_803, at: TUESDAY },
      { price: null, at: WEDNESDAY },
    ]);
    for (const sql of [
      'DELETE FROM advertised_log',
      'TRUNCATE advertised_log',
      `UPDATE advertised_log SET statement = '{}'`,
    ])
      await expect(database.pool.query(sql)).rejects.toThrow(/is a record/);
  });
});

describe('protection against bad feeds', () => {
  it.each([
    { cars: 12, left: 8, state: 'done' },
    { cars: 12, left: 7, state: 'refused' },
    { cars: 4, left: 1, state: 'done' },
    { cars: 2, left: 0, state: 'refused' },
  ])('with $left of $cars cars left, an import is $state', async ({ cars: count, left, state }) => {
    await store.applyImport(importOf(cars.slice(0, count)));
    const report = await store.applyImport(importOf(cars.slice(0, left), { at: TUESDAY }));
    expect(report.state).toBe(state);
    const sold = (await everything()).listings.filter(({ soldAt }) => soldAt !== null);
    expect(sold).toHaveLength(state === 'refused' ? 0 : count - left);
    const [record] = await store.imports('dealership-a', 1);
    expect(record).toMatchObject({ state, problem: report.problem });
    const forced = await store.applyImport(
      importOf(cars.slice(0, left), { force: true, source: 'main', at: WEDNESDAY }),
    );
    expect(forced.state).toBe(state === 'refused' ? 'done' : 'unchanged');
  });

  it('records a feed that breaks halfway, and changes nothing', async () => {
    await store.applyImport(importOf([first]));
    async function* broken(): AsyncGenerator<FeedRow> {
      yield* feedOf(cars);
      throw new Error('A quote is never closed.');
    }
    const request = importOf([], { open: async () => broken(), at: TUESDAY });
    await expect(store.applyImport(request)).rejects.toThrow('never closed');
    expect(await everything()).toMatchObject({ version: 1, listings: [{ vin: first.vin, soldAt: null }] });
    expect((await store.imports('dealership-a', 5)).map(({ state, problem }) => [state, problem])).toEqual([
      ['failed', 'A quote is never closed.'],
      ['done', null],
    ]);
  });

  it('accepts characters that PostgreSQL cannot store', async () => {
    const odd = 'Clean\u0000 \ud83d car \udc00 😀';
    async function* rows(): AsyncGenerator<FeedRow> {
      yield* feedOf([{ ...first, description: odd, features: [odd] }]);
      yield {
        kind: 'rejected',
        remark: { kind: 'row', line: 3, column: odd, cell: odd, reason: odd },
        vins: [],
      };
    }
    const report = await store.applyImport(importOf([], { open: async () => rows() }));
    expect(report).toMatchObject({ state: 'done', counts: { added: 1, rejected: 1 } });
    const description = (await store.vehicle('dealership-a', first.vin))?.description;
    expect(description).toBe('Clean \ufffd car \ufffd 😀');
    const failing = store.applyImport(
      importOf([], {
        open: () => Promise.reject(new Error(odd)),
        at: TUESDAY,
      }),
    );
    await expect(failing).rejects.toThrow('Clean');
    expect((await store.imports('dealership-a', 1))[0]?.state).toBe('failed');
  });

  it('a dry run reports everything and changes nothing', async () => {
    await store.applyImport(importOf(cars));
    const lower = changed(first.vin, { salePrice: (first.salePrice ?? 0) - 100 }).slice(0, 11);
    const report = await store.applyImport(importOf(lower, { dryRun: true }));
    expect(report.counts).toMatchObject({ changed: 1, priceDrops: 1, gone: 1, unchanged: 10 });
    expect(report.changes.map(({ kind, isDrop }) => [kind, isDrop])).toEqual([
      ['changed', true],
      ['gone', false],
    ]);
    expect((await everything()).version).toBe(1);
    expect(await store.imports('dealership-a', 5)).toHaveLength(1);
  });
});

it('keeps dealerships apart', async () => {
  await store.applyImport(importOf([first, second]));
  await store.applyImport(importOf([{ ...first, mileage: 3 }], { dealership: 'dealership-b' }));
  await store.applyImport(importOf([second], { at: TUESDAY }));
  expect((await everything('dealership-b')).listings).toEqual([
    { ...first, mileage: 3, priceDroppedAt: null, soldAt: null, featured: null, note: null },
  ]);
  expect(await store.vehicle('dealership-b', second.vin)).toBeNull();
  expect(await store.imports('dealership-b', 5)).toHaveLength(1);
  expect(await everything('dealership-c')).toEqual({ version: 0, listings: [] });
});
