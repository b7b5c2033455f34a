import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { findSource } from '@rooftop/inventory/storage/sources';
import type { Listing } from '@rooftop/inventory/vehicle';
import { vehicleShape } from '@rooftop/inventory/vehicle';
import { isValidVin } from '@rooftop/vin/check-digit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateEngine, translateTerm } from '@rooftop/platform/inventory/feed-terms';
import { createFeedFiles } from '../../tools/sample-feeds/feed-files.ts';
import { readFeedKits } from './feed-kits.ts';
import { seedInventories } from './seed-inventories.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  expect(await seedInventories(database.pool, await readFeedKits())).toBe(640);
});
afterAll(() => database.drop());

async function carsOf(dealership: string): Promise<readonly Listing[]> {
  const listings: Listing[] = [];
  for await (const batch of createInventoryStore(database.pool).listings(dealership)) {
    listings.push(...batch.listings);
  }
  return listings;
}

it('matches the files that the generator writes', async () => {
  for (const { path, content } of createFeedFiles()) {
    expect(await readFile(new URL(`../../tenants/${path}`, import.meta.url), 'utf8')).toBe(content);
  }
});

it('has exactly the photo files that the feeds name', async () => {
  for (const [slug, count] of [
    ['north-country', 24],
    ['lakeshore', 6],
    ['summit', 6],
  ] as const) {
    const folder = fileURLToPath(new URL(`../../tenants/${slug}/photos/`, import.meta.url));
    const named = (await carsOf(`dealership-${slug}`)).flatMap(({ photos }) => photos);
    const source = await findSource(database.pool, `dealership-${slug}`, 'main');
    expect(`${source?.settings.photoFolder}/`).toBe(folder);
    expect(named.toSorted()).toEqual((await readdir(folder)).sort());
    expect(named).toHaveLength(count);
  }
});

/** Terms that are the same in Spanish. */
const SAME: ReadonlySet<string> = new Set(['Android Auto', 'Apple CarPlay', 'Beige', 'Bluetooth']);

it('has a Spanish translation for every term in its feeds', async () => {
  const dealerships = ['lakeshore', 'north-country', 'summit'].map((slug) => carsOf(`dealership-${slug}`));
  const cars = (await Promise.all(dealerships)).flat();
  const terms = cars.flatMap(({ features, fuelType, drivetrain, interiorColor }) => [
    ...features,
    ...[fuelType, drivetrain, interiorColor].filter((term) => term !== null),
  ]);
  const unknown = [...new Set(terms)].filter((term) => translateTerm(term, 'es') === term && !SAME.has(term));
  expect(unknown).toEqual([]);
  const english = /Cylinder|Hybrid|Diesel|Motor$/;
  const engines = new Set(cars.map(({ engine }) => translateEngine(engine ?? '', 'es')));
  expect([...engines].filter((engine) => english.test(engine))).toEqual([]);
});

it('does nothing the second time', async () => {
  expect(await seedInventories(database.pool, await readFeedKits())).toBeNull();
});

describe.each([
  { dealership: 'dealership-north-country', count: 60, sold: 3, stores: ['watertown'] },
  {
    dealership: 'dealership-lakeshore',
    count: 400,
    sold: 9,
    stores: ['dunkirk', 'erie', 'jamestown', 'meadville'],
  },
  { dealership: 'dealership-summit', count: 180, sold: 5, stores: ['allentown'] },
])('$dealership', ({ dealership, count, sold, stores }) => {
  it('has complete cars and no warnings', async () => {
    const cars = await carsOf(dealership);
    expect(cars.filter(({ soldAt }) => soldAt === null)).toHaveLength(count);
    expect(cars.filter(({ status }) => status === 'sold')).toHaveLength(sold);
    expect(
      [...new Set(cars.map(({ storeKey }) => storeKey ?? ''))].sort((a, b) => a.localeCompare(b)),
    ).toEqual(stores);
    for (const car of cars) {
      expect(vehicleShape.safeParse(car).error).toBeUndefined();
      expect(isValidVin(car.vin)).toBe(true);
      expect([car.trim, car.bodyStyle, car.drivetrain, car.engine, car.exteriorColor]).not.toContain(null);
    }
    for (const { state, rejected, warnings } of await createInventoryStore(database.pool).imports(
      dealership,
      9,
    )) {
      expect({ state, rejected, warnings }).toEqual({ state: 'done', rejected: [], warnings: [] });
    }
  });

  it('includes every kind of car that shoppers may come across', async () => {
    const cars = await carsOf(dealership);
    const some = {
      pending: cars.some(({ status }) => status === 'pending'),
      comingSoon: cars.some(({ status }) => status === 'coming-soon'),
      onCall: cars.some(({ salePrice }) => salePrice === null),
      dropped: cars.some(({ priceDroppedAt }) => priceDroppedAt !== null),
      oldPrice: cars.some(({ oldPrice, priceDroppedAt }) => oldPrice !== null && priceDroppedAt === null),
      isPrivate: cars.some(({ isPrivate }) => isPrivate),
    };
    expect(Object.entries(some).filter(([, isThere]) => !isThere)).toEqual([]);
  });
});

it('places new, used and certified cars at the right stores', async () => {
  const kinds = async (dealership: string) =>
    [
      ...new Set((await carsOf(dealership)).map((car) => (car.isCertified ? 'certified' : car.condition))),
    ].sort();
  expect(await kinds('dealership-north-country')).toEqual(['used']);
  expect(await kinds('dealership-summit')).toEqual(['certified', 'new', 'used']);
  expect(await kinds('dealership-lakeshore')).toEqual(['certified', 'new', 'used']);
});
