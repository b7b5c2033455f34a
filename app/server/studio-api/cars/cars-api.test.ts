import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { carAnswerShape, carsAnswerShape } from '@rooftop/inventory/cars-api';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { createInventory } from '@rooftop/platform/inventory/create-inventory';
import { createPictureAddresses, photoName } from '@rooftop/platform/images/picture-addresses';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { freshDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { feedVehicles, importOf } from '../../../../tests/support/imports.ts';
import { testContent, testDealership, testSettings, testStore } from '../../../../tests/support/website.ts';
import type { WebEnv } from '#app/server/site-request.ts';
import { CARS_PATHS, createCarsApi } from './cars-api.ts';
import { createCarsData } from './cars-data.ts';

const PHOTO = 'https://photos.example.com/front.jpg';
const UNLISTED = 'https://elsewhere.example.com/back.jpg';
const cars = feedVehicles(4).map((car, at) => ({
  ...car,
  isPrivate: false,
  condition: 'used' as const,
  isCertified: false,
  salePrice: 2_000_000,
  titleStatus: 'clean' as const,
  isAdvertised: true,
  mileage: 10_000,
  dateInStock: `2026-11-${10 + at}`,
  stockNumber: `U10${at}`,
  photos: [PHOTO],
}));
const [first = fail(), second = fail(), third = fail(), fourth = fail()] = cars;
function fail(): never {
  throw new Error('Too few cars');
}
const tucson = {
  ...first,
  year: 2022,
  make: 'Hyundai',
  model: 'Tucson',
  trim: 'SE',
  photos: [PHOTO, UNLISTED],
};
const optedOut = { ...second, isAdvertised: false };
const foreign = { ...fourth, stockNumber: 'U999' };

let database: TestDatabase;
let origin: string;
let close: () => Promise<void>;
const server = createServer((incoming, outgoing) => void getRequestListener(app.fetch)(incoming, outgoing));
const app = new Hono<WebEnv>();
beforeAll(async () => {
  database = await freshDatabase();
  const settings = testSettings();
  const content = testContent({
    stores: async () => [testStore({ key: 'north' })],
    settings: async () => ({
      ...settings,
      inventory: { ...settings.inventory, feedsOut: ['google-vehicle-listings' as const] },
    }),
  });
  const fault = (error: unknown) => {
    throw error;
  };
  const store = createInventoryStore(database.pool);
  await store.applyImport(importOf([tucson, optedOut, third]));
  await store.applyImport(importOf([tucson, optedOut], { at: new Date('2026-11-20T12:00:00Z') }));
  await store.applyImport(importOf([foreign], { dealership: 'dealership-b' }));
  const inventory = await createInventory({
    pool: database.pool,
    priceNote: englishPriceNote,
    onFailure: fault,
  });
  close = () => inventory.close();
  const dealership = testDealership({ id: 'dealership-a' });
  const data = createCarsData({
    pool: database.pool,
    content: { dealerships: async () => [dealership], forDealership: () => content },
    inventory,
    pictures: {
      addressesFor: () =>
        createPictureAddresses({
          edition: 'e',
          takesFrom: (source) => source === PHOTO,
          photoVersion: () => '',
        }),
      takes: (_dealership, source) => source === PHOTO,
      photos: { read: async () => Buffer.from('webp'), isMissing: () => false, missing: () => [] },
    },
    originOf: async () => 'https://alpha.example',
    now: () => new Date('2026-11-28T12:00:00Z'),
  });
  const api = createCarsApi({
    studioUrl: 'http://studio.example',
    rights: {
      mayRead: async (token, id) => token !== 'stranger' && id === 'dealership-a',
      mayEdit: async (token) => token === 'editor',
      findUser: async () => ({ userId: 'user-1', name: 'Ada' }),
    },
    data,
    onError: fault,
  });
  for (const path of CARS_PATHS) app.all(path, api);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await close();
  await database.drop();
});

const ask = (path: string, token: string | null = 'editor', body?: unknown) =>
  fetch(`${origin}/api/desk/cars/${path}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { method: 'PUT', body: JSON.stringify(body) }),
  });
const list = async (query = '') => carsAnswerShape.parse(await (await ask(`dealership-a${query}`)).json());
const read = async (vin: string) => carAnswerShape.parse(await (await ask(`dealership-a/${vin}`)).json());
const stockNumbers = async (query: string) => (await list(query)).cars.map(({ stockNumber }) => stockNumber);

test('lists the cars with price, days on the lot, state, and what feeds to Google leave out', async () => {
  const { cars: listed, total, counts } = await list();
  expect(
    listed.map(({ stockNumber, state, daysOnLot, leftOutOf }) => [stockNumber, state, daysOnLot, leftOutOf]),
  ).toEqual([
    ['U101', 'shown', 17, 1],
    ['U100', 'shown', 18, 0],
    ['U102', 'sold', 8, 0],
  ]);
  expect(listed[1]).toMatchObject({
    name: '2022 Hyundai Tucson SE',
    price: 2_000_000,
    why: null,
    picture: expect.stringMatching(/^https:\/\/alpha\.example\/photos\//),
  });
  expect([total, counts]).toEqual([
    3,
    { all: 3, shown: 2, private: 0, hidden: 0, sold: 1, notInAds: 1, featured: 0 },
  ]);
});

test.each([
  ['?q=u100', ['U100']],
  ['?q=tucson%202022', ['U100']],
  [`?q=${third.vin.slice(-6).toLowerCase()}`, ['U102']],
  ['?q=%25', []],
  ['?filter=sold', ['U102']],
  ['?filter=notInAds', ['U101']],
  ['?filter=featured', []],
  ['?page=2', []],
  ['?q=u999', []],
])('%s finds %j', async (query, found) => {
  expect(await stockNumbers(query)).toEqual(found);
});

test('says of a car what its page says, what happened to it, and what needs a look', async () => {
  const car = await read(tucson.vin);
  expect(car).toMatchObject({
    page: expect.stringMatching(/^https:\/\/alpha\.example\/used-cars-for-sale\/2022-hyundai-tucson-se-/),
    statement: {
      total: '$20,000',
      lines: [{ label: 'Vehicle price', amount: '$20,000' }],
      audience: 'Everybody sees this price.',
    },
    ads: [{ feed: expect.any(String), why: null }],
    photos: [{ name: photoName(PHOTO), url: expect.stringContaining('/photos/') }],
    remarks: [
      'Photos from elsewhere.example.com are not shown, because this host is not allowed. See “Missing photos”.',
      'No feed is set up, so nothing updates this car.',
    ],
  });
  // Twice, because the website's first price terms add a disclaimer.
  expect(car.history.map(({ text }) => text)).toEqual([
    'Advertised: $20,000.',
    'Advertised: $20,000.',
    'The feed added the car.',
  ]);
  const sold = await read(third.vin);
  expect([sold.state, sold.statement]).toEqual(['sold', null]);
  expect(sold.history[0]?.text).toBe('No longer advertised.');
  expect((await read(optedOut.vin)).ads).toMatchObject([{ why: 'its feed opts it out of advertising' }]);
});

test('an editor hides a car and writes a note; the answer and the history say so', async () => {
  const hidden = carAnswerShape.parse(
    await (await ask(`dealership-a/${tucson.vin}`, 'editor', { isHidden: true })).json(),
  );
  expect(hidden).toMatchObject({
    state: 'hidden',
    isHidden: true,
    page: null,
    ads: [],
    why: expect.stringContaining('Hidden here'),
  });
  expect(hidden.history.map(({ text }) => text)).toContain('Ada hid the car.');
  // The website has no photo of it; the Studio gets it with the person's token.
  expect(hidden.photos).toEqual([{ name: photoName(PHOTO), url: null }]);
  const photo = await ask(`dealership-a/${tucson.vin}/photos/${photoName(PHOTO)}`);
  expect([photo.status, photo.headers.get('content-type'), await photo.text()]).toEqual([
    200,
    'image/webp',
    'webp',
  ]);
  expect((await ask(`dealership-a/${tucson.vin}/photos/${photoName(UNLISTED)}`)).status).toBe(404);
  await ask(`dealership-a/${tucson.vin}`, 'editor', { isHidden: false });
  const note = { en: 'One owner.', es: '  ' };
  await ask(`dealership-a/${tucson.vin}`, 'editor', { note });
  expect(await read(tucson.vin)).toMatchObject({ state: 'shown', note: { en: 'One owner.', es: null } });
});

test.each([
  ['no token', 'dealership-a', null, undefined, 401],
  ['a stranger', 'dealership-a', 'stranger', undefined, 403],
  ['somebody who may read', `dealership-a/${tucson.vin}`, 'viewer', undefined, 200],
  ['a change by somebody who may only read', `dealership-a/${tucson.vin}`, 'viewer', { isHidden: true }, 403],
  ["another dealership's car here", `dealership-a/${foreign.vin}`, 'editor', undefined, 404],
  ["a change of another dealership's car", `dealership-a/${foreign.vin}`, 'editor', { isHidden: true }, 404],
  ["another dealership's car there", `dealership-b/${foreign.vin}`, 'editor', undefined, 403],
  ['a change of the list', 'dealership-a', 'editor', {}, 405],
  ['two changes at once', `dealership-a/${tucson.vin}`, 'editor', { isHidden: true, isPrivate: true }, 400],
  [
    'a note that is too long',
    `dealership-a/${tucson.vin}`,
    'editor',
    { note: { en: 'x'.repeat(601), es: '' } },
    400,
  ],
  ['an unknown filter', 'dealership-a?filter=best', 'editor', undefined, 400],
])('%s: %s as %s', async (_what, path, token, body, status) => {
  expect((await ask(path, token, body)).status).toBe(status);
});

test('who may only read is told so', async () => {
  const answer = await ask(`dealership-a/${tucson.vin}`, 'viewer');
  expect(carAnswerShape.parse(await answer.json()).mayEdit).toBe(false);
});
