import { openPool } from '@rooftop/database/pool';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FeedRow } from '../feeds/feed-row.ts';
import { createInventoryStore } from './inventory-store.ts';
import { type InventoryVersion, listenForImports } from './listen-for-imports.ts';
import { feedOf, feedVehicles, importOf, TUESDAY } from '../../../tests/support/imports.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const cars = feedVehicles(30);

it('imports of one dealership wait for each other, but not for another dealership', async () => {
  const store = createInventoryStore(database.pool);
  const order: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  async function* slow(): AsyncGenerator<FeedRow> {
    order.push('first begins');
    await held;
    yield* feedOf(cars);
    order.push('first ends');
  }
  const first = store.applyImport(importOf([], { open: async () => slow() }));
  await expect.poll(() => order).toEqual(['first begins']);
  const second = store.applyImport(
    importOf([], {
      open: async () => {
        order.push('second begins');
        return feedOf(cars.slice(0, 25));
      },
    }),
  );
  await store.applyImport(importOf(cars, { dealership: 'dealership-b' }));
  order.push('other ends');
  letGo();
  expect([(await first).version, (await second).version]).toEqual([1, 2]);
  expect(order).toEqual(['first begins', 'other ends', 'first ends', 'second begins']);
});

it('a process killed during an import changes nothing, and the next run records it', async () => {
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf(cars.slice(0, 3)));
  const doomed = openPool(database.url, { max: 1 });
  async function* dying(): AsyncGenerator<FeedRow> {
    yield* feedOf(cars);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
  }
  const request = importOf([], { open: async () => dying(), at: TUESDAY });
  await expect(createInventoryStore(doomed).applyImport(request)).rejects.toThrow(
    /terminat|closed|connection/i,
  );
  await doomed.end();
  expect((await store.imports('dealership-a', 1))[0]?.state).toBe('running');
  await store.applyImport(importOf(cars.slice(0, 3)));
  expect((await store.imports('dealership-a', 3)).map(({ state }) => state)).toEqual([
    'unchanged',
    'interrupted',
    'done',
  ]);
});

it('readers see a consistent inventory during an import', async () => {
  const store = createInventoryStore(database.pool);
  const many = feedVehicles(4500);
  await store.applyImport(importOf(many));
  let count = 0;
  for await (const { version, listings } of store.listings('dealership-a')) {
    expect(version).toBe(1);
    expect(listings.every(({ doors }) => doors !== 9)).toBe(true);
    if (count === 0) await store.applyImport(importOf(many.map((car) => ({ ...car, doors: 9 }))));
    count += listings.length;
  }
  expect(count).toBe(4500);
});

it('announces committed versions, and again after a lost connection', async () => {
  const store = createInventoryStore(database.pool);
  const pool = openPool(database.url, { max: 1 });
  const heard: InventoryVersion[] = [];
  const trouble: unknown[] = [];
  const listening = await listenForImports(
    pool,
    (version) => heard.push(version),
    (error) => trouble.push(error),
  );
  await store.applyImport(importOf(cars));
  await expect.poll(() => heard).toEqual([{ dealership: 'dealership-a', version: 1 }]);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE '%FROM inventories' AND pid <> pg_backend_pid()`,
  );
  await expect.poll(() => trouble.length).toBe(1);
  await store.applyImport(importOf(cars.slice(1)));
  await expect.poll(() => heard.at(-1)?.version).toBe(2);
  await listening.stop();
  await pool.end();
});
