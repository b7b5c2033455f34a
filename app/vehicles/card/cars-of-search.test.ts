import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { expect, test } from 'vitest';
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
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
  expect(found?.href).toBe(href);
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

test('keeps the language in the link to them', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  expect((await find('/used-cars-for-sale', 1, { dealership, locale: 'es' }))?.href).toBe(
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
