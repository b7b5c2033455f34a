import { freshDatabase } from '@rooftop/database/testing';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf, MONDAY, TUESDAY } from '@rooftop/inventory/storage/testing';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testSettings } from '../testing.ts';
import { audienceOf } from './audience.server.ts';
import { createInventory } from './create-inventory.ts';
import { InventoryUnavailable } from './dealership-inventory.ts';

const database = await freshDatabase();
afterAll(() => database.drop());
const store = createInventoryStore(database.pool);
const everybody = audienceOf({ terms: null });
const none = { content: { settings: async () => null } };

async function open(mostCars = 500_000) {
  const inventory = await createInventory({ pool: database.pool, onTrouble: () => {}, mostCars });
  onTestFinished(() => inventory.close());
  return inventory;
}

test('a dealership has its own cars, and none before the first import', async () => {
  const inventory = await open();
  await store.applyImport(importOf(feedVehicles(12), { dealership: 'dealership-own' }));
  const own = inventory.forDealership('dealership-own', none);
  const other = inventory.forDealership('dealership-other', none);
  expect((await own.index()).size).toBe(12);
  expect((await other.index()).size).toBe(0);
  expect([await own.version(), await other.version()]).toEqual([1, 0]);
});

test('an import is seen by whoever asks, and told to listeners when it is', async () => {
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
  await store.applyImport(importOf([changed, ...rest], { dealership, at: TUESDAY }));
  await vi.waitFor(async () => expect(await own.version()).toBe(2));
  const after = await own.index();
  expect(after.find(first.vin)?.salePrice).toBe(123_400);
  expect(before.find(first.vin)?.salePrice).toBe(first.salePrice);
  await vi.waitFor(() => expect(told).toEqual([2]));
});

test('many imports in a row all arrive, in order', async () => {
  const inventory = await open();
  const dealership = 'dealership-busy';
  const cars = feedVehicles(30, 3);
  const own = inventory.forDealership(dealership, none);
  await own.index();
  for (let price = 1; price <= 8; price += 1) {
    const priced = cars.map((car) => ({ ...car, salePrice: price * 100_000 }));
    await store.applyImport(importOf(priced, { dealership }));
  }
  await vi.waitFor(async () => expect(await own.version()).toBe(8));
  const { hits } = (await own.index()).search(EVERYTHING, everybody);
  expect(new Set(hits.map(({ price }) => price))).toEqual(new Set([800_000]));
});

test('settings that an editor changed make a new index, and the old one answers until then', async () => {
  const inventory = await open();
  const dealership = 'dealership-settings';
  await store.applyImport(importOf(feedVehicles(40, 4), { dealership }));
  let itemsPerPage = 19;
  const content = {
    async settings() {
      const settings = testSettings();
      return { ...settings, inventory: { ...settings.inventory, itemsPerPage } };
    },
  };
  const own = inventory.forDealership(dealership, { content });
  const shown = async () => (await own.index()).search(EVERYTHING, everybody).hits.length;
  expect(await shown()).toBe(19);
  itemsPerPage = 7;
  expect(await shown()).toBe(19);
  await vi.waitFor(async () => expect(await shown()).toBe(7));
});

test('cars of dealerships that nobody asks for make room, and come back', async () => {
  const inventory = await open(50);
  const sizes = [];
  for (const name of ['one', 'two', 'three', 'one']) {
    const dealership = `dealership-room-${name}`;
    await store.applyImport(importOf(feedVehicles(30, 5), { dealership }));
    sizes.push((await inventory.forDealership(dealership, none).index()).size);
  }
  expect(sizes).toEqual([30, 30, 30, 30]);
});

test('after a lost connection nothing is missing', async () => {
  const inventory = await open();
  const dealership = 'dealership-lost';
  await store.applyImport(importOf(feedVehicles(10, 6), { dealership }));
  const own = inventory.forDealership(dealership, none);
  await own.index();
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT dealership, version%' AND pid <> pg_backend_pid()`,
  );
  await store.applyImport(importOf(feedVehicles(12, 6), { dealership }));
  await vi.waitFor(async () => expect(await own.version()).toBe(2), { timeout: 5000 });
});

test('without a database there is an error that means 503, until it is back', async () => {
  const other = await freshDatabase();
  const inventory = await createInventory({ pool: other.pool, onTrouble: () => {} });
  await inventory.close();
  await other.drop();
  await expect(inventory.forDealership('dealership-a', none).index()).rejects.toThrow(InventoryUnavailable);
});
