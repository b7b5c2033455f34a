/** Cars on the built web server: former URLs, sitemaps, the store API, and imports while it runs. */
import { gunzipSync } from 'node:zlib';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { ListingCondition } from '@rooftop/inventory/vehicle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSettings } from '../support/website.ts';
import { ALPHA, BRAVO, cars, firstCar, startWebWithCars, type WebWithCars } from './web-with-cars.ts';

let site: WebWithCars;
const get: WebWithCars['get'] = (...args) => site.get(...args);
const format = (cents: number | null) => Math.floor((cents ?? 0) / 100).toLocaleString('en-US');
const rule = (from: string, to: string, permanent = true) => ({ id: from, from, to, permanent });

beforeAll(async () => {
  site = await startWebWithCars({
    redirectRule: [
      rule('/specials', '/contact-us'),
      rule('/group/*', 'https://parts.alpha.example/*', false),
    ],
  });
});
afterAll(() => site.stop());

test.each([
  ['/specials?utm_source=mail', 301, '/contact-us?utm_source=mail'],
  ['/es/specials', 301, '/es/contact-us'],
  ['/group/about', 302, 'https://parts.alpha.example/about'],
  ['/search-vehicles', 301, '/cars-for-sale'],
  [`/used-vehicle/what-it-was-${firstCar.vin}`, 301, vehiclePath(firstCar)],
])('%s answers %d to %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['/es', 200, undefined],
  ['/es.data', 200, undefined],
  ['/es/contact-us', 200, undefined],
  ['/es/contact-us.data', 200, undefined],
  ['/__manifest?p=%2Fes%2Fcontact-us&version=none', 204, undefined],
  ['/es/no-such-page', 404, undefined],
  ['/es/es/contact-us', 404, undefined],
  ['/es/cars-for-sale/Honda', 301, '/es/cars-for-sale/honda'],
  ['/es/search-vehicles', 301, '/es/cars-for-sale'],
  ['/en/contact-us?a=b', 301, '/contact-us?a=b'],
])('in the second language, %s answers %d %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  if (answer.headers['content-type']?.includes('html')) expect(answer.body).toContain('<html lang="es"');
});

test('a link that the browser follows itself is sent on as data', async () => {
  const { status, body, headers } = await get('/specials.data');
  expect([status, headers['content-type']]).toEqual([202, 'text/x-script']);
  expect(body).toContain('/contact-us');
  expect((await get('/group/about.data')).body).toContain('https://parts.alpha.example/about');
});

test('redirect rules apply to one dealership only', async () => {
  expect((await get('/specials', {}, BRAVO)).status).toBe(404);
});

test('a rule for a cached page applies as soon as it is published', async () => {
  expect((await get('/contact-us')).status).toBe(200);
  const { lake } = site;
  const others = lake.content.others.get('dealership-alpha') ?? {};
  lake.content.others.set('dealership-alpha', { redirectRule: [rule('/contact-us', '/')] });
  lake.publish('dealership-alpha');
  await expect.poll(async () => (await get('/contact-us')).status).toBe(301);
  lake.content.others.set('dealership-alpha', others);
  lake.publish('dealership-alpha');
  await expect.poll(async () => (await get('/contact-us')).status).toBe(200);
});

test('robots.txt names the sitemap, and the sitemap its files', async () => {
  const origin = `http://${ALPHA}:${site.web.port}`;
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { body } = await get('/sitemap.xml');
  expect(body).toContain(`<loc>${origin}/api/___sitemaps___/vehicles</loc>`);
  const file = await get('/api/___sitemaps___/vehicles', { 'Accept-Encoding': 'br, gzip' });
  expect([file.status, file.headers['content-encoding']]).toEqual([200, 'gzip']);
  const xml = gunzipSync(file.bytes).toString();
  for (const one of cars) expect(xml).toContain(`${origin}/es${vehiclePath(one)}</loc>`);
  expect((await get('/api/___sitemaps___/vehicles', {}, BRAVO)).body).not.toContain('<url>');
});

test('shows a changed car on the website and in the store API while the process runs', async () => {
  const price = async () =>
    (await get('/api/stores/north/website/vehicles')).body.includes('"salePrice":123400');
  expect(await price()).toBe(false);
  await site.repriceFirstCar(123_400);
  await expect.poll(price, { interval: 5 }).toBe(true);
  expect((await get('/api/stores/north/website/vehicles', {}, BRAVO)).status).toBe(404);
});

test('hides prices that an editor locks from the next response on, wherever cars are listed', async () => {
  const { lake } = site;
  const prices = cars.map(({ salePrice }) => new RegExp(`"salePrice":${salePrice}|\\$${format(salePrice)}`));
  const pages = [
    '/api/stores/north/website/vehicles',
    '/cars-for-sale',
    '/es/cars-for-sale.data',
    vehiclePath(firstCar),
  ];
  const priced = async () => {
    const answers = await Promise.all(pages.map((path) => get(path)));
    return answers.map(({ status, body }) => [status, prices.some((price) => price.test(body))]);
  };
  const others = lake.content.others.get('dealership-alpha') ?? {};
  const publish = async (tagline: string, lockedPrices: readonly ListingCondition[]) => {
    const settings = testSettings();
    const inventory = { ...settings.inventory, lockedPrices };
    const company = { ...settings.company, hours: { ...settings.company.hours, special: [] } };
    lake.content.others.set('dealership-alpha', {
      ...others,
      settings: { ...settings, company, tagline, inventory },
    });
    lake.publish('dealership-alpha');
    // When a page without cars shows the tagline, the change is live.
    await expect.poll(async () => (await get('/legal')).body).toContain(tagline);
  };
  await publish('Every price is open', []);
  expect(await priced()).toEqual(pages.map(() => [200, true]));
  await publish('Every price is locked', ['new', 'used', 'certified']);
  expect(await priced()).toEqual(pages.map(() => [200, false]));
  lake.content.others.set('dealership-alpha', others);
  lake.publish('dealership-alpha');
});
