import { generateListings } from '@rooftop/inventory/testing';
import { storeVehicleShape } from '@rooftop/inventory/feeds/formats/store-api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loader as groupVehicles } from './group-vehicles.ts';
import { loader as storeSitemap } from './store-sitemap.ts';
import { loader as storeVehicles } from './store-vehicles.ts';
import { testContent, testContext, testInventory, testSettings, testStore } from '../../testing.ts';

const cars = generateListings(80, 5, ['watertown', 'erie']);
const open = cars.filter(({ isPrivate, status }) => !isPrivate && status !== 'sold');
const content = testContent({
  stores: async () => [testStore()],
  settings: async () => ({ ...testSettings(), storeId: '44', storeGroup: 'north' }),
});
const context = testContext({ content, inventory: testInventory(cars) });

type Loader = typeof storeVehicles;
const ask = (loader: Loader, id: string) =>
  loader({ context, params: { id }, request: new Request('http://alpha.example/') });
const vinsShape = z.array(z.looseObject({ vin: z.string() }));
const vinsOf = async (response: Response) => vinsShape.parse(await response.json()).map(({ vin }) => vin);
const vins = (of: typeof cars) => of.map(({ vin }) => vin).sort();

test.each<[name: string, loader: Loader, id: string, expected: typeof cars]>([
  ['a store by its key', storeVehicles, 'watertown', open.filter(({ storeKey }) => storeKey === 'watertown')],
  ['the only store by the ID in the settings', storeVehicles, '44', open],
  ['a group', groupVehicles, 'north', open],
])('%s', async (_, loader, id, expected) => {
  expect(await vinsOf(await ask(loader, id))).toEqual(vins(expected));
});

test.each<[loader: Loader, id: string]>([
  [storeVehicles, 'erie'],
  [storeVehicles, 'north'],
  [groupVehicles, 'alpha'],
  [groupVehicles, '44'],
])('%o has no %s', async (loader, id) => {
  expect((await ask(loader, id)).status).toBe(404);
});

test('returns data that can be parsed as a feed', async () => {
  const answer = z.array(storeVehicleShape).parse(await (await ask(groupVehicles, 'north')).json());
  expect(answer.every(({ isPrivate }) => !isPrivate)).toBe(true);
});

test('has a URL and a date for each car in a store’s sitemap', async () => {
  const answer: unknown = await (await ask(storeSitemap, '44')).json();
  const entry = {
    loc: expect.stringMatching(/^http:\/\/alpha\.example\/(new|used|certified)-cars-for-sale\//),
    lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  };
  expect(answer).toEqual(open.map(() => entry));
});
