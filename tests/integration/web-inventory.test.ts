/** Cars of the built web server: addresses that have moved, sitemaps, the store API, and imports while it runs. */
import { gunzipSync } from 'node:zlib';
import { freshDatabase } from '@rooftop/database/testing';
import { vehiclePath } from '@rooftop/inventory/address/vehicle-path';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf, TUESDAY } from '@rooftop/inventory/storage/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dealership, twoDealerships } from './content-fixtures.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { type Ask, ask, startWeb, type WebProcess } from './web-fixtures.ts';

const ALPHA = 'www.alpha.example';
const BRAVO = 'bravo.platform.example';
const cars = feedVehicles(60, 9).map((car) => ({ ...car, isPrivate: false, storeKey: 'north' }));
const [car] = cars;
if (!car) throw new Error('No cars');

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
const get = (path: string, headers: Ask['headers'] = {}, host = ALPHA) =>
  ask(web.port, { host, path, headers });
const rule = (from: string, to: string, permanent = true) => ({ id: from, from, to, permanent });

beforeAll(async () => {
  database = await freshDatabase();
  await createInventoryStore(database.pool).applyImport(importOf(cars, { dealership: 'dealership-alpha' }));
  const content = twoDealerships();
  content.dealerships[0] = dealership('alpha', [ALPHA], { languages: ['en', 'es'] });
  content.others.set('dealership-alpha', {
    redirectRule: [rule('/specials', '/contact-us'), rule('/group/*', 'https://group.example/*', false)],
  });
  lake = await startStubLake(content);
  web = await startWeb(lake.url, database.url);
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
});

test.each([
  ['/specials?utm_source=mail', 301, '/contact-us?utm_source=mail'],
  ['/es/specials', 301, '/es/contact-us'],
  ['/group/about', 302, 'https://group.example/about'],
  ['/search-vehicles', 301, '/cars-for-sale'],
  [`/used-vehicle/what-it-was-${car.vin}`, 301, vehiclePath(car)],
])('%s answers %d to %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('a link that the browser follows itself is sent on as data', async () => {
  const { status, body, headers } = await get('/specials.data');
  expect([status, headers['content-type']]).toEqual([202, 'text/x-script']);
  expect(body).toContain('/contact-us');
  expect((await get('/group/about.data')).body).toContain('https://group.example/about');
});

test('rules are one dealership’s', async () => {
  expect((await get('/specials', {}, BRAVO)).status).toBe(404);
});

test('a rule for a kept page holds from the moment it is published', async () => {
  expect((await get('/contact-us')).status).toBe(200);
  const others = lake.content.others.get('dealership-alpha') ?? {};
  lake.content.others.set('dealership-alpha', { redirectRule: [rule('/contact-us', '/')] });
  lake.publish('dealership-alpha');
  await vi.waitFor(async () => expect((await get('/contact-us')).status).toBe(301));
  lake.content.others.set('dealership-alpha', others);
  lake.publish('dealership-alpha');
  await vi.waitFor(async () => expect((await get('/contact-us')).status).toBe(200));
});

test('robots.txt names the sitemap, and the sitemap its files', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: http://${ALPHA}:${web.port}/sitemap.xml`);
  const { body } = await get('/sitemap.xml');
  expect(body).toContain(`<loc>http://${ALPHA}:${web.port}/api/___sitemaps___/vehicles</loc>`);
  const file = await get('/api/___sitemaps___/vehicles', { 'Accept-Encoding': 'br, gzip' });
  expect([file.status, file.headers['content-encoding']]).toEqual([200, 'gzip']);
  const xml = gunzipSync(file.bytes).toString();
  for (const one of cars) expect(xml).toContain(`http://${ALPHA}:${web.port}/es${vehiclePath(one)}</loc>`);
  expect((await get('/api/___sitemaps___/vehicles', {}, BRAVO)).body).not.toContain('<url>');
});

test('a changed car is seen while the process runs, on the website and in the store API', async () => {
  const [first, ...rest] = cars;
  if (!first) throw new Error('No cars');
  const price = async () =>
    (await get('/api/stores/north/website/vehicles')).body.includes('"salePrice":123400');
  expect(await price()).toBe(false);
  await createInventoryStore(database.pool).applyImport(
    importOf([{ ...first, salePrice: 123_400 }, ...rest], { dealership: 'dealership-alpha', at: TUESDAY }),
  );
  await vi.waitFor(async () => expect(await price()).toBe(true), { timeout: 5000, interval: 5 });
  expect((await get('/api/stores/north/website/vehicles', {}, BRAVO)).status).toBe(404);
});
