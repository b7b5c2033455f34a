/** What an import does about words and amounts that it does not understand. */
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { feedVehicles, feedOf, importOf, TUESDAY, WEDNESDAY } from '../../../tests/support/imports.ts';
import { DEFAULT_READING } from '../../../tests/support/feeds.ts';
import type { FeedRow, FeedVehicle } from '../feeds/feed-row.ts';
import { readFeed } from '../feeds/read-feed.ts';
import type { Remark } from '../feeds/remark.ts';
import { createInventoryStore, type InventoryStore } from './inventory-store.ts';

let database: TestDatabase;
let store: InventoryStore;
beforeEach(async () => {
  database = await freshDatabase();
  store = createInventoryStore(database.pool);
});
afterEach(() => database.drop());

const cars = feedVehicles(12).map((car) => ({ ...car, salePrice: 1_500_000 }));
const remarkOn = (kind: Remark['kind'], cell: string): Remark => ({
  kind,
  line: 2,
  column: 'Status',
  cell,
  reason: `"${cell}" is not known.`,
});

/** A feed in which the first cars have an unknown status, or no price that can be read. */
async function* feedWith(
  kind: 'status' | 'price',
  count: number,
  vehicles: readonly FeedVehicle[] = cars,
): AsyncGenerator<FeedRow> {
  for (const [at, vehicle] of vehicles.slice(0, count).entries())
    yield kind === 'status'
      ? { kind: 'withdrawn', line: at + 2, vin: vehicle.vin, remark: remarkOn('status', 'R') }
      : {
          kind: 'vehicle',
          line: at + 2,
          vehicle: { ...vehicle, salePrice: null },
          warnings: [remarkOn('price', 'Ask')],
        };
  yield* feedOf(vehicles.slice(count));
}
const offered = async (): Promise<readonly (number | null)[]> => {
  const found = await Promise.all(cars.map(({ vin }) => store.vehicle('dealership-a', vin)));
  return found.flatMap((car) => (car === null || car.soldAt !== null ? [] : [car.salePrice]));
};

describe('a feed of live1 and then live2', () => {
  const open = async (name: string) =>
    readFeed(
      fileURLToPath(new URL(`../../../tests/support/dealer-feeds/${name}.csv`, import.meta.url)),
      DEFAULT_READING,
    );

  it('takes cars off that are gone, and prices that are none', async () => {
    await store.applyImport(importOf([], { open: () => open('live1') }));
    const report = await store.applyImport(importOf([], { open: () => open('live2'), at: TUESDAY }));
    expect(report).toMatchObject({
      state: 'done',
      counts: { gone: 5, vanished: 0, priceDrops: 0, unpriced: 2 },
    });
    const live = new Map<string | null, unknown>();
    for await (const { listings } of store.listings('dealership-a'))
      for (const car of listings)
        if (car.soldAt === null) live.set(car.stockNumber, [car.salePrice, car.oldPrice, car.isCertified]);
    const unpriced = [null, null, false];
    const priced = [1_299_500, null, false];
    expect(Object.fromEntries(live)).toEqual({
      '001100': priced,
      '001106': unpriced, // 1
      '001107': unpriced, // Make Offer
      '001108': unpriced, // $999,999
      '001109': unpriced, // No Price
      '001110': priced,
      '001111': priced,
    });
    expect(report.counts?.remarks).toMatchObject({ price: 2, cell: 1 });
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ kind: 'price', line: 8, column: 'Price', cell: '1' }),
    );
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ kind: 'cell', line: 13, column: 'Date in Stock', cell: '0001-01-01' }),
    );
  });
});

describe.each([
  ['status', { vanished: 3, withdrawn: 3 }, [9, 9]],
  ['price', { unpriced: 3 }, [12, 9]],
] as const)('an unknown %s', (kind, counts, [carsLeft, pricesLeft]) => {
  it('is taken off at once, and counted', async () => {
    await store.applyImport(importOf(cars));
    const open = async () => feedWith(kind, 3);
    const report = await store.applyImport(importOf([], { open, at: TUESDAY }));
    expect(report).toMatchObject({ state: 'done', counts: { ...counts, remarks: { [kind]: 3 } } });
    const prices = await offered();
    expect([prices.length, prices.filter((price) => price !== null).length]).toEqual([carsLeft, pricesLeft]);
  });

  it('of more cars than the guard allows holds the import', async () => {
    await store.applyImport(importOf(cars));
    const open = async () => feedWith(kind, 6);
    const report = await store.applyImport(importOf([], { open, at: TUESDAY }));
    expect(report).toMatchObject({ state: 'refused', problem: expect.stringContaining('not understood') });
    expect(await offered()).toEqual(cars.map(() => 1_500_000));
    const forced = await store.applyImport(importOf([], { open, force: true, at: WEDNESDAY }));
    expect(forced.state).toBe('done');
  });

  it('of every car says so', async () => {
    await store.applyImport(importOf(cars.slice(0, 2)));
    const open = async () => feedWith(kind, 2, cars.slice(0, 2));
    const report = await store.applyImport(importOf([], { open, at: TUESDAY }));
    expect([report.state, report.problem?.includes('not understood') ?? false]).toEqual(
      kind === 'status' ? ['refused', true] : ['done', false],
    );
  });
});

it('does not add a car with an unknown status', async () => {
  const report = await store.applyImport(importOf([], { open: async () => feedWith('status', 3) }));
  expect(report.counts).toMatchObject({ added: 9, vanished: 0, rejected: 3 });
});

it('counts the last of two rows, whichever says that the car is gone', async () => {
  const [first, second] = cars;
  if (first === undefined || second === undefined) throw new Error('Too few cars');
  await store.applyImport(importOf(cars));
  async function* open(): AsyncGenerator<FeedRow> {
    yield { kind: 'sold', line: 2, vin: first?.vin ?? '' };
    yield* feedOf(cars);
    yield { kind: 'sold', line: 99, vin: second?.vin ?? '' };
  }
  const report = await store.applyImport(importOf([], { open: async () => open(), at: TUESDAY }));
  expect(report.counts).toMatchObject({ gone: 1, vanished: 0 });
  expect((await store.vehicle('dealership-a', first.vin))?.soldAt).toBeNull();
  expect((await store.vehicle('dealership-a', second.vin))?.status).toBe('sold');
});

describe('a price that falls', () => {
  const [car] = cars;
  if (car === undefined) throw new Error('No car');
  const at = (salePrice: number) => [{ ...car, salePrice, oldPrice: null }];

  it.each([
    ['by 80 %', 300_000, 300_000, 1],
    ['by more', 299_999, 1_500_000, 0],
    ['by a digit', 150_000, 1_500_000, 0],
  ])('%s', async (_how, salePrice, shown, drops) => {
    await store.applyImport(importOf(at(1_500_000)));
    const report = await store.applyImport(importOf(at(salePrice), { at: TUESDAY }));
    expect([report.counts?.priceDrops, report.counts?.remarks?.['price-fall'] ?? 0]).toEqual([
      drops,
      1 - drops,
    ]);
    expect((await store.vehicle('dealership-a', car.vin))?.salePrice).toBe(shown);
  });

  it('by more is held until somebody forces it', async () => {
    await store.applyImport(importOf(at(1_500_000)));
    for (const day of [TUESDAY, WEDNESDAY]) {
      const report = await store.applyImport(importOf(at(150_000), { at: day }));
      expect(report).toMatchObject({
        state: 'unchanged',
        warnings: [{ kind: 'price-fall', line: 2, cell: '$1500.00' }],
      });
    }
    await store.applyImport(importOf(at(150_000), { force: true }));
    expect(await store.vehicle('dealership-a', car.vin)).toMatchObject({
      salePrice: 150_000,
      oldPrice: 1_500_000,
    });
  });

  it('since the car was sold is a new price', async () => {
    await store.applyImport(importOf([...at(1_500_000), ...cars.slice(1)]));
    await store.applyImport(importOf(cars.slice(1), { at: TUESDAY }));
    await store.applyImport(importOf([...at(150_000), ...cars.slice(1)], { at: WEDNESDAY }));
    expect((await store.vehicle('dealership-a', car.vin))?.salePrice).toBe(150_000);
  });
});
