import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePageUrl } from '#app/http/page-request.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
} from '../../../tests/support/website.ts';
import { findRedirect } from './find-redirect.server.ts';

const cars = generateListings(40, 7);
const open = cars.find(
  ({ isPrivate, condition, isCertified }) => !isPrivate && condition === 'used' && !isCertified,
);
const hidden = cars.find(({ isPrivate }) => isPrivate);
if (!open || !hidden) throw new Error('No cars');
const make = open.make.toLowerCase();
const car = vehiclePath(open);

const rule = (from: string, to: string, permanent = true) => ({ id: from, from, to, permanent });
const rules = [
  rule('/specials', '/special-offers'),
  rule('/summer', '/used-cars-for-sale?mileage=null,30000', false),
  rule('/group/*', 'https://parts.alpha.example/*'),
  rule('/elsewhere/*', 'https://group.example/*'),
  rule('/lookalike', 'https://notalpha.example/'),
  rule('/plain', 'http://plain.example/'),
  rule('/odd/*', 'https:///*'),
  rule('/person', 'https://user@parts.alpha.example/'),
  rule('/back/*', '/*'),
  rule('/contact-us', '/contact'),
  rule('/round', '/en/round'),
  rule('/es-only', '/es/contact-us'),
  rule('/used-cars-for-sale/suvs', '/cars-for-sale/suvs?condition=used'),
  rule('/certified-cars-for-sale', '/certified-vehicle/gone'),
  rule('/trucks', '/cars-for-sale/trucks?condition=used'),
  rule('/oldest', '/search-vehicles/used-inventory/bodystyle/trucks'),
  rule('/used-cars-for-sale/nothing-like-it', '/specials'),
  rule('/a', '/search-vehicles/used-inventory/bodystyle/sedans'),
  rule('/used-cars-for-sale/sedans', '/a'),
  rule('/this-car', `/new-cars-for-sale/1999-wrong-${open.vin}`),
];
const dealership = testDealership({ languages: ['en', 'es'], hostnames: ['www.alpha.example'] });
const settings = testSettings();
const content = testContent({
  redirectRules: async () => rules,
  settings: async () => ({ ...settings, inventory: { ...settings.inventory, conditions: ['used'] } }),
});
const inventory = testInventory(cars);
const ORIGIN = 'http://alpha.example';

async function ask(address: string): Promise<Response | null> {
  const { pathname, search } = new URL(ORIGIN + address);
  const { path, locale } = parsePageUrl(pathname, dealership.languages);
  return findRedirect(search, testContext({ dealership, content, inventory, path, locale }));
}

test.each<[asked: string, location: string, status: number]>([
  ['/specials', '/special-offers', 301],
  ['/specials?utm_source=mail&x=1', '/special-offers?utm_source=mail&x=1', 301],
  ['/es/specials', '/es/special-offers', 301],
  ['/summer', '/used-cars-for-sale?mileage=null,30000', 302],
  ['/summer?utm_source=mail', '/used-cars-for-sale?mileage=null,30000&utm_source=mail', 302],
  ['/summer?mileage=null,5', '/used-cars-for-sale?mileage=null,30000', 302],
  ['/group/about?a=1', 'https://parts.alpha.example/about?a=1', 301],
  ['/contact-us?topic=1', '/contact?topic=1', 301],
  ['/es-only', '/es/contact', 301],
  ['/trucks', '/used-cars-for-sale/trucks', 301],
  ['/oldest', '/used-cars-for-sale/trucks', 301],
  ['/this-car', car, 301],
  ['/search-vehicles', '/used-cars-for-sale', 301],
  ['/es/search-vehicles', '/es/used-cars-for-sale', 301],
  ['/search-vehicles/all-inventory/price/max/20000', '/cars-for-sale/price-under-20000', 301],
  [
    '/search-vehicles/all-inventory/drivetrain/awd?utm_term=x',
    '/cars-for-sale?drivetrain=awd&utm_term=x',
    301,
  ],
  ['/es/search-vehicles/used-inventory/mileage/min/900', '/es/used-cars-for-sale?mileage=900,null', 301],
  ['/search-vehicles/all-inventory/make_model/delorean', '/cars-for-sale', 301],
  [
    `/search-vehicles/used-inventory/make_model/${make}?utm_term=x`,
    `/used-cars-for-sale/${make}?utm_term=x`,
    301,
  ],
  [`/used-vehicle/any/words/${open.vin}?gclid=1`, `${car}?gclid=1`, 301],
  [`/new-vehicle/${hidden.vin}/`, '/new-cars-for-sale', 301],
  ['/service/schedule/', '/service/schedule', 301],
  ['/es/service/?utm_source=mail', '/es/service?utm_source=mail', 301],
  ['/winter///', '/winter', 301],
  ['/winter//tires/', '/winter/tires', 301],
])('redirects %s to %s', async (requestedUrl, location, status) => {
  const response = await ask(requestedUrl);
  expect([response?.headers.get('location'), response?.status]).toEqual([location, status]);
});

test('a redirect to another host is a full page load', async () => {
  expect((await ask('/group/x'))?.headers.get('x-remix-reload-document')).toBe('true');
});

test.each([
  '/',
  '/special-offers',
  '/plain',
  '/odd/evil.example/x',
  '/person',
  '/elsewhere/about',
  '/lookalike',
  '/back//evil.example',
  '//evil.example/',
  '/\\\\evil.example/',
  '/back/%5Cevil.example',
  '/round',
  '/certified-cars-for-sale',
  '/used-cars-for-sale/suvs',
  '/used-cars-for-sale/sedans',
  '/used-cars-for-sale/nothing-like-it',
  car,
])('%s is not redirected elsewhere', async (requestedUrl) => {
  const location = (await ask(requestedUrl))?.headers.get('location') ?? null;
  expect(location === null || new URL(location, ORIGIN).origin === ORIGIN).toBe(true);
  if (!requestedUrl.startsWith('/back')) expect(location).toBeNull();
});

const word = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%2F',
  '%5C',
  '%2e%2e',
  '..',
  '.',
  '@',
  ':',
  '?',
  '#',
  'https:',
  'evil.example',
  '%09',
  '%00',
  '*',
  'specials',
  'group',
  'odd',
  'back',
  'person',
  'round',
  'es',
  'en',
  'used-vehicle',
  'search-vehicles',
  'a',
  'all-inventory',
  'used-inventory',
  'price',
  'max',
  '1',
  'make_model',
  'cars-for-sale',
  'used-cars-for-sale',
  'certified-cars-for-sale',
  'suvs',
  'sedans',
  'condition=used',
  open.vin,
  `1999-x-${open.vin}`,
);

test('S7: of 1,000 crafted URLs none leads to other hosts, and none loops', async () => {
  const crafted = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `/${words.join('/')}`);
  const glued = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `/${words.join('')}`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(crafted, glued), async (address) => {
      let requestedUrl = address;
      for (let redirects = 0; ; redirects += 1) {
        if (!URL.canParse(ORIGIN + requestedUrl)) return;
        const location = (await ask(requestedUrl))?.headers.get('location') ?? null;
        if (location === null) return;
        expect(redirects).toBe(0);
        const url = new URL(location, ORIGIN);
        if (url.origin !== ORIGIN) {
          expect(url.protocol).toBe('https:');
          expect(url.host).toBe('parts.alpha.example');
          return;
        }
        requestedUrl = url.pathname + url.search;
      }
    }),
    { numRuns: 1000, seed: 4 },
  );
});
