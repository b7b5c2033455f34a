import { monitorEventLoopDelay } from 'node:perf_hooks';
import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf } from '../tests/support/imports.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { createInventory } from '@rooftop/platform/inventory/create-inventory';
import { englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { changePrice } from './change-price.ts';
import { atMost, type Report, spread } from './report.ts';

const CARS = 100_000;
const CHANGES = 20;
const DEALERSHIP = 'dealership-a';

/**
 * Measures the time from the commit of a changed price among 100,000 cars until searches and the car's page show it.
 */
export async function changedCar(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());
  const store = createInventoryStore(database.pool);
  const cars = feedVehicles(CARS).map((car) => ({ ...car, isPrivate: false }));
  const [first] = cars;
  if (first === undefined) throw new Error('No cars');
  await store.applyImport(importOf(cars, { dealership: DEALERSHIP }));

  const troubles: unknown[] = [];
  const inventory = await createInventory({
    pool: database.pool,
    priceNote: englishPriceNote,
    onFailure: (error) => troubles.push(error),
  });
  stack.defer(() => inventory.close());
  const content = { settings: async () => null, stores: async () => [] };
  const own = inventory.forDealership(DEALERSHIP, { content });
  (await own.index()).search(EVERYTHING, PUBLIC);
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  for (let change = 1; change <= CHANGES; change += 1) {
    const salePrice = 1_000_000 + change * 100;
    const isSeen = new Promise<void>((resolve) => {
      inventory.onChange(() => resolve());
    });
    await changePrice(database.pool, DEALERSHIP, first.vin, salePrice);
    delay.enable();
    const began = performance.now();
    await isSeen;
    const index = await own.index();
    index.search(EVERYTHING, PUBLIC).countsOf('make-model');
    if (index.findHit(first.vin, PUBLIC)?.price !== salePrice)
      throw new Error('The index does not show the change');
    times.push(performance.now() - began);
    delay.disable();
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'Following the inventory failed');
  return {
    figures: {
      'time until a changed car is found, ms': atMost(200, spread(times)),
      'longest event loop delay meanwhile, ms': atMost(50, delay.max / 1e6),
    },
    notes: [
      `${CARS} cars, ${CHANGES} changed prices, counted from the commit; a search with counts included.`,
    ],
  };
}
