/**
 * A car that staff hide is gone from every surface within a second, as if the dealership had never had it. One that they
 * make private is locked like a private car of the feed.
 */
import { gunzipSync } from 'node:zlib';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { createVin } from '@rooftop/vin/create-vin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAboutPath } from '#app/vehicles/ask-about.server.ts';
import { financingPath } from '#app/vehicles/financing-path.ts';
import { outTheDoorPath } from '#app/vehicles/out-the-door/out-the-door-path.ts';
import { firstStep, personalizePath } from '#app/vehicles/personalize/personalize-steps.ts';
import { testDrivePath } from '#app/vehicles/test-drive/test-drive-request.server.ts';
import { tradeInPath } from '#app/vehicles/trade-in-path.ts';
import { RECENT_COOKIE } from '#app/visitor/recent-cookie.ts';
import { testSettings } from '../support/website.ts';
import { cars, startWebWithCars, type WebWithCars } from './web-with-cars.ts';

/** Few cars, so that all are on the first page of every search. */
const [model, ...others] = cars.slice(0, 12).map((car, at) => ({
  ...car,
  vin: createVin({ maker: '1HG', described: 'CM826', year: car.year, plant: 'A', serial: at + 1 }),
  condition: 'used' as const,
  isCertified: false,
  bodyStyle: 'suvs' as const,
  mileage: 30_000 + at,
  titleStatus: 'clean' as const,
  isAdvertised: true,
}));
const [other] = others;
if (!model || !other) throw new Error('No cars');
/** Dollars that no other car on any page costs, and a make that none has. */
const CAR = {
  ...model,
  stockNumber: 'ZZTOP77',
  salePrice: 7_773_700,
  make: 'Hiddenmake',
  model: 'Hiddenmodel',
};
/** The car as any surface names it: VIN, stock number, price in dollars or cents, make. */
const SIGNS = new RegExp(`${CAR.vin}|ZZTOP77|77[,.]?737|hiddenmake`, 'i');

let site: WebWithCars;
beforeAll(async () => {
  const settings = testSettings();
  const { inventory, company } = settings;
  const written = {
    ...settings,
    company: { ...company, hours: { ...company.hours, special: [] } },
    inventory: { ...inventory, feedsOut: ['google-vehicle-listings'] },
  };
  site = await startWebWithCars({ settings: written }, [CAR, ...others]);
});
afterAll(() => site.stop());

const FEED = '/feeds/google-vehicle-listings.csv';
/** Wherever a car for sale may be. */
const SURFACES = [
  '/',
  '/cars-for-sale',
  '/cars-for-sale.data',
  '/cars-for-sale?sort=priceHigh',
  '/cars-for-sale/suvs',
  '/es/used-cars-for-sale',
  '/cars-for-sale?price=70000,90000',
  vehiclePath(other),
  `${vehiclePath(other)}.data`,
  '/api/stores/north/website/vehicles',
  '/api/store-group/alpha/website/vehicles',
  '/api/stores/north/website/vehicles/sitemap',
  '/api/___sitemaps___/vehicles',
  '/api/___sitemaps___/filters',
  FEED,
] as const;
const WHICH_NAME_IT = [
  '/cars-for-sale',
  '/cars-for-sale?sort=priceHigh',
  '/api/___sitemaps___/vehicles',
  FEED,
];
/** URLs of the car, today and on the former website, with their status or where they lead while it is hidden. */
const OWN_PAGES = [
  [vehiclePath(CAR), 404],
  [`/es${vehiclePath(CAR)}`, 404],
  [`/used-vehicle/what-it-was-${CAR.vin}`, '/used-cars-for-sale'],
] as const;
/** Pages that are told the car's VIN. */
const ASKED = [
  testDrivePath(CAR.vin),
  personalizePath(firstStep(CAR.vin)),
  `${outTheDoorPath(CAR.vin)}&zip=16501`,
  askAboutPath(CAR.vin),
  financingPath(CAR.vin),
  tradeInPath(CAR.vin),
  '/cars-for-sale?q=ZZTOP77',
];
/** What no page can know that only repeats the URL that was typed, which is in lower case. */
const FACTS = /77[,.]?737|Hiddenmake/;

async function read(path: string, headers = {}): Promise<string> {
  const {
    bytes,
    body,
    headers: sent,
  } = await site.get(path, headers, path === FEED ? 'platform.example' : undefined);
  return sent['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : body;
}
const AFTER_IT = { Cookie: `allowCookies=essential%2Cfunctional; ${RECENT_COOKIE}=${CAR.vin}` };

test('a hidden car is gone from every surface within a second, caches included, until it is shown again', async () => {
  // Twice, so that the second response comes from a cache where there is one.
  for (const path of [...SURFACES, ...SURFACES]) await read(path);
  for (const path of WHICH_NAME_IT) expect(await read(path), path).toMatch(SIGNS);
  expect(await read(vehiclePath(other), AFTER_IT)).toMatch(SIGNS);

  await site.changeCar(CAR.vin, { isHidden: true });
  await expect.poll(() => read('/cars-for-sale'), { timeout: 1000, interval: 20 }).not.toMatch(SIGNS);
  for (const path of SURFACES)
    await expect.poll(() => read(path), { message: path, timeout: 1000 }).not.toMatch(SIGNS);
  expect(await read(vehiclePath(other), AFTER_IT)).not.toMatch(SIGNS);
  const unlocked = { Cookie: await site.unlock('unlockedInventory') };
  for (const headers of [{}, unlocked]) {
    for (const [path, answer] of OWN_PAGES) {
      const { status, headers: sent } = await site.get(path, headers);
      expect([path, status === 301 ? sent.location : status]).toEqual([path, answer]);
    }
    for (const path of [...OWN_PAGES.map(([own]) => own), ...ASKED, '/cars-for-sale'])
      expect(await read(path, headers), path).not.toMatch(FACTS);
  }

  await site.changeCar(CAR.vin, { isHidden: false });
  for (const path of WHICH_NAME_IT)
    await expect.poll(() => read(path), { message: path, timeout: 1000 }).toMatch(SIGNS);
  expect((await site.get(vehiclePath(CAR))).status).toBe(200);
});

test('a car that staff make private is shown to nobody but those who unlocked the inventory', async () => {
  await site.changeCar(CAR.vin, { isPrivate: true });
  for (const path of SURFACES)
    await expect.poll(() => read(path), { message: path, timeout: 1000 }).not.toMatch(SIGNS);
  const locked = await read(vehiclePath(CAR));
  expect(locked).not.toMatch(FACTS);
  expect(locked).toContain('/unlock-inventory');
  const unlocked = { Cookie: await site.unlock('unlockedInventory') };
  expect(await read('/cars-for-sale', unlocked)).toMatch(SIGNS);
  expect(await read(vehiclePath(CAR), unlocked)).toMatch(FACTS);
  await site.changeCar(CAR.vin, { isPrivate: false });
  await expect.poll(() => read('/cars-for-sale'), { timeout: 1000 }).toMatch(SIGNS);
});
