/** A car that its feed marks as sold, or no longer has, is gone from every surface within a minute of the import. */
import { gunzipSync } from 'node:zlib';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { createVin } from '@rooftop/vin/create-vin';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
if (!model) throw new Error('No cars');
/** Dollars that no other car on any page costs. */
const SOLD = { ...model, salePrice: 7_773_700, make: 'Soldmake', model: 'Soldmodel' };
const VANISHED = {
  ...model,
  vin: others[0]?.vin ?? '',
  salePrice: 8_837_300,
  make: 'Gonemake',
  model: 'Gonemodel',
};
const stays = others.slice(1);
const [other] = stays;
if (!other) throw new Error('No cars');

let site: WebWithCars;
beforeAll(async () => {
  const settings = testSettings();
  const { inventory, company } = settings;
  const written = {
    ...settings,
    company: { ...company, hours: { ...company.hours, special: [] } },
    inventory: { ...inventory, feedsOut: ['google-vehicle-listings'] },
  };
  site = await startWebWithCars({ settings: written }, [SOLD, VANISHED, ...stays]);
});
afterAll(() => site.stop());

/** Wherever a car for sale may be, and what may still name it once it is sold. */
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
  '/feeds/google-vehicle-listings.csv',
] as const;

const GONE = [SOLD, VANISHED];
/** A car as any surface names it: VIN, price in dollars or cents, make. */
const signsOf = ({ vin, salePrice, make }: typeof SOLD) => {
  const dollars = String(salePrice / 100);
  return new RegExp(`${vin}|${dollars.slice(0, 2)}[,.]?${dollars.slice(2)}|${make}`, 'i');
};

async function read(path: string): Promise<string> {
  const host = path === '/feeds/google-vehicle-listings.csv' ? 'platform.example' : undefined;
  const { status, bytes, body, headers } = await site.get(path, {}, host);
  expect([path, status]).toEqual([path, 200]);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : body;
}

test('a sold car and a vanished car are gone from every surface, caches included', async () => {
  const shown = new Map<string, string>();
  // Twice, so that the second response comes from a cache where there is one.
  for (const path of [...SURFACES, ...SURFACES]) shown.set(path, await read(path));
  for (const path of ['/cars-for-sale', '/api/___sitemaps___/vehicles', '/feeds/google-vehicle-listings.csv'])
    for (const car of GONE) expect(shown.get(path), path).toMatch(signsOf(car));
  for (const car of GONE) expect(await read(vehiclePath(car))).toContain('InStock');
  const pages = await Promise.all(GONE.map((car) => site.get(vehiclePath(car))));

  await site.importFile([...stays, { ...SOLD, status: 'sold' }]);
  // Far less than a minute: what is polled for answers within a second or so.
  for (const path of SURFACES)
    for (const car of GONE) await expect.poll(() => read(path), { message: path }).not.toMatch(signsOf(car));

  for (const [at, car] of GONE.entries()) {
    const page = await read(vehiclePath(car));
    expect(page).toContain(`${car.make} ${car.model}`);
    expect(page).toMatch(/has been sold/);
    expect(page).not.toMatch(/InStock|"@type":"Car"/);
    const [, price = ''] = /^(\d+)\d\d$/.exec(String(car.salePrice)) ?? [];
    expect(page).not.toMatch(new RegExp(`${price.slice(0, 2)},?${price.slice(2)}`));
    const etag = pages[at]?.headers['etag'] ?? '';
    const again = await site.get(vehiclePath(car), { 'If-None-Match': etag });
    expect(again.status).toBe(200);
  }
});
