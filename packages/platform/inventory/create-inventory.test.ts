import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { freshDatabase } from '../../../tests/support/database.ts';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf, MONDAY, TUESDAY } from '../../../tests/support/imports.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testSettings, testStore } from '../../../tests/support/website.ts';
import { PUBLIC } from './audiences.ts';
import { createInventory } from './create-inventory.ts';
import { InventoryUnavailable } from './dealership-inventory.ts';

const database = await freshDatabase();
afterAll(() => database.drop());
const store = createInventoryStore(database.pool);
const priceNote = () => 'Taxes are not included.';
const none = { content: { settings: async () => null, stores: async () => [] } };

async function open(mostCars = 500_000) {
  const inventory = await createInventory({ pool: database.pool, priceNote, onFailure: () => {}, mostCars });
  onTestFinished(() => inventory.close());
  return inventory;
}

test('gives a dealership its own cars, and none before the first import', async () => {
  const inventory = await open();
  await store.applyImport(importOf(feedVehicles(12), { dealership: 'dealership-own' }));
  const own = inventory.forDealership('dealership-own', none);
  const other = inventory.forDealership('dealership-other', none);
  expect((await own.index()).size).toBe(12);
  expect((await other.index()).size).toBe(0);
  expect([await own.version(), await other.version()]).toEqual([1, 0]);
});

test('shows an import to the next request and then notifies listeners', async () => {
  const inventory = await open();
  const dealership = 'dealership-follow';
  const cars = feedVehicles(400, 2);
  await store.applyImport(importOf(cars, { dealership, at: MONDAY }));
  const own = inventory.forDealership(dealership, none);
  const before = await own.index();
  const told: number[] = [];
  inventory.onChange((changed) => {
    if (changed === dealership) void own.version().then((version) => told.push(version));
  });
  const [first, ...rest] = cars;
  if (!first) throw new Error('No cars');
  const changed = { ...first, salePrice: 123_400 };
  await store.applyImport(importOf([changed, ...rest], { dealership, at: TUESDAY, force: true }));
  await expect.poll(() => own.version()).toBe(2);
  const after = await own.index();
  expect(after.find(first.vin)?.salePrice).toBe(123_400);
  expect(before.find(first.vin)?.salePrice).toBe(first.salePrice);
  // The first import's notification may arrive after the listener was added.
  await expect.poll(() => told.at(-1)).toBe(2);
});

test('is valid until the next price drop ends, 30 days after it', async () => {
  const dealership = 'dealership-drops';
  const cars = feedVehicles(3, 5).map((car) => ({ ...car, salePrice: 1_000_000 }));
  const inventory = await open();
  const moments: Date[] = [];
  const own = inventory.forDealership(dealership, { ...none, validUntil: (moment) => moments.push(moment) });
  const [at, later] = [3_600_000, 60_000].map((ago) => new Date(Date.now() - ago));
  if (!at || !later) throw new Error('No times');
  await store.applyImport(importOf(cars, { dealership, at: new Date(at.getTime() - 60_000) }));
  await own.index();
  expect(moments).toEqual([]);
  const lowered = (count: number) =>
    cars.map((car, index) => (index < count ? { ...car, salePrice: 900_000 } : car));
  await store.applyImport(importOf(lowered(1), { dealership, at }));
  await store.applyImport(importOf(lowered(2), { dealership, at: later }));
  await expect.poll(() => own.version()).toBe(3);
  const index = await own.index();
  const drops = index.search(EVERYTHING, PUBLIC).countsOf('great-deals');
  expect(drops).toMatchObject([{ value: 'price-drop', count: 2 }]);
  expect(moments.at(-1)).toEqual(new Date(at.getTime() + 30 * 86_400_000));
});

test('applies many imports in a row, in order', async () => {
  const inventory = await open();
  const dealership = 'dealership-busy';
  const cars = feedVehicles(30, 3);
  const own = inventory.forDealership(dealership, none);
  await own.index();
  for (let price = 1; price <= 8; price += 1) {
    const priced = cars.map((car) => ({ ...car, salePrice: price * 100_000 }));
    await store.applyImport(importOf(priced, { dealership, force: true }));
  }
  await expect.poll(() => own.version()).toBe(8);
  const { hits } = (await own.index()).search(EVERYTHING, PUBLIC);
  expect(new Set(hits.map(({ price }) => price))).toEqual(new Set([800_000]));
});

test('applies changed settings to the next request', async () => {
  const inventory = await open();
  const dealership = 'dealership-settings';
  await store.applyImport(importOf(feedVehicles(40, 4), { dealership }));
  let itemsPerPage = 19;
  const content = {
    stores: async () => [],
    async settings() {
      const settings = testSettings();
      return { ...settings, inventory: { ...settings.inventory, itemsPerPage } };
    },
  };
  const own = inventory.forDealership(dealership, { content });
  const shown = async () => (await own.index()).search(EVERYTHING, PUBLIC).hits.length;
  expect(await shown()).toBe(19);
  itemsPerPage = 7;
  expect(await shown()).toBe(7);
});

test('hides newly locked prices from the next request on, even during an import', async () => {
  const inventory = await open();
  const dealership = 'dealership-locked';
  await store.applyImport(importOf(feedVehicles(40, 4), { dealership }));
  const written = testSettings();
  let lockedPrices: (typeof written)['inventory']['lockedPrices'] = [];
  const own = inventory.forDealership(dealership, {
    content: {
      stores: async () => [],
      settings: async () => ({ ...written, inventory: { ...written.inventory, lockedPrices } }),
    },
  });
  const priced = async () => {
    const index = await own.index();
    const result = index.search(EVERYTHING, PUBLIC);
    const told = [...index.all(PUBLIC)].filter(({ price, listing }) => price ?? listing.salePrice);
    return [told.length > 0, result.boundsOf('price') !== null, result.startingAt('suvs') !== null];
  };
  expect(await priced()).toEqual([true, true, true]);
  const writing = await database.pool.connect();
  onTestFinished(() => writing.release(true));
  await writing.query('BEGIN');
  await writing.query('LOCK TABLE inventories');
  lockedPrices = ['new', 'used', 'certified'];
  expect(await priced()).toEqual([false, false, false]);
  await writing.query('ROLLBACK');
  lockedPrices = [];
  await expect.poll(priced).toEqual([true, true, true]);
});

test('evicts and reloads cars of dealerships without requests', async () => {
  const inventory = await open(50);
  const sizes = [];
  for (const name of ['one', 'two', 'three', 'one']) {
    const dealership = `dealership-room-${name}`;
    await store.applyImport(importOf(feedVehicles(30, 5), { dealership }));
    sizes.push((await inventory.forDealership(dealership, none).index()).size);
  }
  expect(sizes).toEqual([30, 30, 30, 30]);
});

test('loads large inventories ahead of requests and small ones on request', async () => {
  const inventory = await open();
  await store.applyImport(importOf(feedVehicles(2000, 5), { dealership: 'dealership-large' }));
  await store.applyImport(importOf(feedVehicles(10, 6), { dealership: 'dealership-small' }));
  const reads: string[] = [];
  await inventory.warm((dealership) => {
    reads.push(dealership);
    return none.content;
  });
  expect(reads).toEqual(['dealership-large']);
  const away = async () => {
    throw new ContentUnavailable('settings', new Error('away'));
  };
  // Only inventories in memory answer without content.
  const lost = { content: { settings: away, stores: away } };
  expect((await inventory.forDealership('dealership-large', lost).index()).size).toBe(2000);
  await expect(inventory.forDealership('dealership-small', lost).index()).rejects.toThrow(
    InventoryUnavailable,
  );
});

test('misses nothing after a lost connection', async () => {
  const inventory = await open();
  const dealership = 'dealership-lost';
  await store.applyImport(importOf(feedVehicles(10, 6), { dealership }));
  const own = inventory.forDealership(dealership, none);
  await own.index();
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'SELECT dealership, version%' AND pid <> pg_backend_pid()`,
  );
  await store.applyImport(importOf(feedVehicles(12, 6), { dealership }));
  await expect.poll(() => own.version()).toBe(2);
});

test('throws an error that means 503 until the database is back', async () => {
  const other = await freshDatabase();
  const inventory = await createInventory({ pool: other.pool, priceNote, onFailure: () => {} });
  await inventory.close();
  await other.drop();
  await expect(inventory.forDealership('dealership-a', none).index()).rejects.toThrow(InventoryUnavailable);
});

const DAY_MS = 86_400_000;

test('derives the advertised price from the settings, records it once for all processes and notifies pages', async () => {
  const dealership = 'dealership-prices';
  const [car] = feedVehicles(1, 7);
  if (!car) throw new Error('No car');
  const priced = { ...car, salePrice: 2_000_000, storeKey: 'watertown', isPrivate: false };
  await store.applyImport(importOf([priced], { dealership, at: MONDAY }));
  let thirtyDayDriveIsOptional = true;
  const written = () =>
    testSettings({
      fees: { ...NO_FEES, documentaryFee: 35_803, thirtyDayDrive: 1000, thirtyDayDriveIsOptional },
    });
  const view = {
    content: {
      settings: async () => written(),
      stores: async () => [
        testStore({
          profile: {
            ...testStore().profile,
            fees: { ...NO_FEES, documentaryFee: 17_500 },
          },
        }),
      ],
    },
  };
  const processes = [await open(), await open()];
  const told: string[] = [];
  processes[0]?.onChange((changed) => told.push(changed));
  const priceIn = async (inventory: (typeof processes)[number]) =>
    (await inventory.forDealership(dealership, view).index()).findHit(priced.vin, PUBLIC)?.price;
  for (const inventory of processes) expect(await priceIn(inventory)).toBe(2_017_500);
  told.length = 0;
  thirtyDayDriveIsOptional = false;
  for (const inventory of processes) {
    await expect.poll(() => priceIn(inventory)).toBe(2_018_500);
  }
  expect(told).toContain(dealership);
  const { rows } = await database.pool.query(
    `SELECT offer -> 'fees' AS fees, (offer -> 'price')::integer AS price
     FROM advertised_log, LATERAL (SELECT statement::jsonb AS offer) stated
     WHERE dealership = $1 AND offer ->> 'disclaimer' <> 'none' ORDER BY position`,
    [dealership],
  );
  const fees = (isMandatory: boolean) => [
    { name: 'documentaryFee', amount: 17_500, payee: 'dealer', isMandatory: true },
    { name: 'thirtyDayDrive', amount: 1000, payee: 'dealer', isMandatory },
  ];
  expect(rows).toEqual([
    { fees: fees(false), price: 2_017_500 },
    { fees: fees(true), price: 2_018_500 },
  ]);
});

test('keeps cars as listed while content is unavailable, and has none before it was read', async () => {
  const dealership = 'dealership-away';
  await store.applyImport(importOf(feedVehicles(3, 8), { dealership }));
  const away = async () => {
    throw new ContentUnavailable('settings', new Error('away'));
  };
  const inventory = await open();
  const lost = inventory.forDealership(dealership, { content: { settings: away, stores: away } });
  await expect(lost.index()).rejects.toThrow(InventoryUnavailable);
  await inventory.forDealership(dealership, none).index();
  expect((await lost.index()).size).toBe(3);
});

test('drops sold cars when their page expires but still finds them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const dealership = 'dealership-sold';
  const [stays, recent, old] = feedVehicles(3, 9);
  if (!stays || !recent || !old) throw new Error('No cars');
  const importAgo = (cars: readonly (typeof recent)[], daysAgo: number) =>
    store.applyImport({
      ...importOf(cars, { dealership, at: new Date(Date.now() - daysAgo * DAY_MS) }),
      force: true,
    });
  await importAgo([stays, recent, old], 50);
  await importAgo([stays, recent], 40);
  await importAgo([stays], 29);
  const inventory = await createInventory({
    pool: database.pool,
    priceNote,
    onFailure: () => {},
    sweepMs: 50,
  });
  onTestFinished(() => inventory.close());
  const own = inventory.forDealership(dealership, none);
  expect((await own.index()).find(old.vin)).toBeUndefined();
  expect((await own.index()).find(recent.vin)?.status).toBe('sold');
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await expect.poll(async () => (await own.index()).find(recent.vin)).toBeUndefined();
  expect((await own.findSoldCar(recent.vin))?.status).toBe('sold');
  expect(await own.findSoldCar(stays.vin)).toBeNull();
  expect(await own.findSoldCar('0'.repeat(17))).toBeNull();
});
