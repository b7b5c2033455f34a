import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { storeVehicleShape } from '@rooftop/inventory/feeds/formats/store-api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loader } from './route.ts';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';

const cars = generateListings(80, 5, ['watertown', 'erie']);
const open = cars.filter(({ isPrivate, status }) => !isPrivate && status !== 'sold');
const content = testContent({
  stores: async () => [testStore()],
  settings: async () => ({ ...testSettings(), storeId: '44', storeGroup: 'north' }),
});
const context = testContext({ content, inventory: testInventory(cars) });

const read = (path: string, id: string) =>
  loader({
    context: { ...context, path: path.replace(':id', id) },
    params: { id },
    request: new Request('http://alpha.example/'),
  });
const storeVehicles = '/api/stores/:id/website/vehicles';
const storeSitemap = '/api/stores/:id/website/vehicles/sitemap';
const groupVehicles = '/api/store-group/:id/website/vehicles';
const vinsShape = z.array(z.looseObject({ vin: z.string() }));
const vinsOf = async (response: Response) => vinsShape.parse(await response.json()).map(({ vin }) => vin);
const vins = (of: typeof cars) => of.map(({ vin }) => vin).sort();

test.each<[name: string, path: string, id: string, expected: typeof cars]>([
  ['a store by its key', storeVehicles, 'watertown', open.filter(({ storeKey }) => storeKey === 'watertown')],
  ['the only store by the ID in the settings', storeVehicles, '44', open],
  ['a group', groupVehicles, 'north', open],
])('%s', async (_, path, id, expected) => {
  expect(await vinsOf(await read(path, id))).toEqual(vins(expected));
});

test.each<[path: string, id: string]>([
  [storeVehicles, 'erie'],
  [storeVehicles, 'north'],
  [groupVehicles, 'alpha'],
  [groupVehicles, '44'],
])('%s has no %s', async (path, id) => {
  expect((await read(path, id)).status).toBe(404);
});

test('returns data that can be parsed as a feed', async () => {
  const answer = z.array(storeVehicleShape).parse(await (await read(groupVehicles, 'north')).json());
  expect(answer.every(({ isPrivate }) => !isPrivate)).toBe(true);
});

test('sells cars at their advertised price and says what it is made of', async () => {
  const priced = testSettings({ fees: { ...NO_FEES, documentaryFee: 35_803 } });
  const inventory = testInventory(cars, priced);
  const request = new Request('http://alpha.example/');
  const answer = await loader({
    context: { ...context, inventory, path: storeVehicles },
    params: { id: '44' },
    request,
  });
  const statedShape = z.object({
    vin: z.string(),
    salePrice: z.number().nullable(),
    oldPrice: z.number().nullable(),
    price: z.object({ vehiclePrice: z.number(), price: z.number() }).nullable(),
  });
  const stated = z.array(statedShape).parse(await answer.json());
  expect(stated.length).toBe(open.length);
  for (const { vin, salePrice, price } of stated) {
    const car = open.find((one) => one.vin === vin);
    const own = car?.salePrice ?? car?.oldPrice ?? null;
    expect([vin, price?.vehiclePrice ?? null, price?.price ?? null]).toEqual([vin, own, salePrice]);
    if (own !== null) expect(salePrice).toBe(own + 35_803);
  }
});

test('has a URL and a date for each car in a store’s sitemap', async () => {
  const answer: unknown = await (await read(storeSitemap, '44')).json();
  const entry = {
    loc: expect.stringMatching(/^http:\/\/alpha\.example\/(new|used|certified)-cars-for-sale\//),
    lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  };
  expect(answer).toEqual(open.map(() => entry));
});
