import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { testContext, testDealership, testInventory, testSettings } from '../../../tests/support/website.ts';
import { carsOfSearch } from './cars-of-search.server.ts';

const listings = generateListings(200);
const inventory = testInventory(listings);
const find = (search: string, count = 3, fields: Parameters<typeof testContext>[0] = {}) =>
  carsOfSearch(search, count, testContext({ inventory, ...fields }));

test.each([
  ['/used-cars-for-sale', '/used-cars-for-sale'],
  ['/cars-for-sale?sort=priceLow', '/cars-for-sale?sort=priceLow'],
  ['/used-cars-for-sale/', '/used-cars-for-sale'],
])('%s finds cars and links to %s', async (search, href) => {
  const found = await find(search);
  expect(found?.cards).toHaveLength(3);
  expect(found?.more?.href).toBe(href);
});

test.each([
  '/contact-us',
  '/cars-for-sale/no-such-thing',
  '/used-cars-for-sale?price=1,2',
  '//[',
  '/cars-for-sale/%',
])('%s finds nothing', async (search) => {
  expect(await find(search)).toBeNull();
});

test('a car’s path finds this car alone, by its VIN, unless it is sold, private or hidden', async () => {
  const [car] = generateListings(1);
  if (car === undefined) throw new Error('no car');
  const one = { ...car, status: 'available' as const, soldAt: null, isPrivate: false };
  const path = `/used-cars-for-sale/1999-another-name-${one.vin}`;
  const found = async (...cars: readonly Listing[]) =>
    (await find(path, 3, { inventory: testInventory(cars) }))?.cards.map(({ vin }) => vin);
  expect(await found(...listings, one)).toEqual([one.vin]);
  expect((await find(path, 3, { inventory: testInventory([one]) }))?.more).toBeNull();
  expect(await found({ ...one, isPrivate: true })).toBeUndefined();
  expect(await found({ ...one, status: 'sold', soldAt: 1 })).toBeUndefined();
  expect(await found()).toBeUndefined();
});

test('lists cars on the lot before cars coming soon', async () => {
  const [car] = generateListings(1);
  if (car === undefined) throw new Error('no car');
  const statuses = ['coming-soon', 'available', 'coming-soon', 'pending'] as const;
  const cars = statuses.map((status, at) => ({
    ...car,
    vin: `1HGCM82633A00435${at}`,
    status,
    isPrivate: false,
  }));
  const found = await find('/cars-for-sale', 3, { inventory: testInventory(cars) });
  const comes = found?.cards.map(({ vin }) => cars.find((one) => one.vin === vin)?.status === 'coming-soon');
  expect(comes).toEqual([false, false, true]);
});

test('featured cars come first in the dealership’s order, unless the search names a sort', async () => {
  const [car] = generateListings(1);
  if (car === undefined) throw new Error('no car');
  const cars = [null, 2, null, 1, 3].map((featured, at) => ({
    ...car,
    vin: `1HGCM82633A00435${at}`,
    featured,
    // The last one is no longer new: the search does not find it.
    condition: at === 4 ? ('used' as const) : ('new' as const),
    isCertified: false,
    isPrivate: false,
    status: 'available' as const,
    soldAt: null,
    mileage: at,
  }));
  const settings = testSettings();
  const fewPerPage = { ...settings, inventory: { ...settings.inventory, itemsPerPage: 1 } };
  const places = async (search: string, count: number, from = testInventory(cars)) => {
    const found = await find(search, count, { inventory: from });
    return found?.cards.map(({ vin }) => Number(vin.at(-1)));
  };
  expect(await places('/new-cars-for-sale', 4)).toEqual([3, 1, 0, 2]);
  expect(await places('/new-cars-for-sale?sort=mileage', 4)).toEqual([0, 1, 2, 3]);
  // They need not be on the first page of the search.
  expect(await places('/new-cars-for-sale', 2, testInventory(cars, fewPerPage))).toEqual([3, 1]);
});

test('keeps the language in the link to them', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  expect((await find('/used-cars-for-sale', 1, { dealership, locale: 'es' }))?.more?.href).toBe(
    '/es/used-cars-for-sale',
  );
});

test('hides private cars, even from visitors who unlocked the inventory', async () => {
  const known = testContext().visitor;
  const visitor = { ...known, hasUnlockedInventory: async () => true };
  const found = await find('/cars-for-sale', 200, { visitor });
  const hidden = new Set(listings.filter(({ isPrivate }) => isPrivate).map(({ vin }) => vin));
  expect(hidden.size).toBeGreaterThan(0);
  expect(found?.cards.some(({ vin }) => hidden.has(vin))).toBe(false);
});

test('has cars while settings cannot be read', async () => {
  const dead = async () => {
    throw new ContentUnavailable('settings', new Error('down'));
  };
  const { content } = testContext();
  expect(
    await find('/cars-for-sale', 2, { content: { ...content, settings: dead, stores: dead } }),
  ).not.toBeNull();
});
