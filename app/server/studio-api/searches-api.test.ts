import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type SearchAnswer, searchAnswerShape } from '@rooftop/inventory/search-api';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carForSale, privateTruck } from '../../../tests/support/cars-for-sale.ts';
import { testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import type { WebEnv } from '../site-request.ts';
import { createSearchData } from './search-data.ts';
import { createSearchesApi, SEARCHES_PATH } from './searches-api.ts';

const sold = {
  ...carForSale,
  vin: 'KNADM4A30D6000009',
  status: 'sold' as const,
  soldAt: Date.parse('2026-11-20T00:00:00Z'),
};
const mazda = { ...carForSale, vin: 'KNADM4A30D6000002', make: 'Mazda', model: 'CX-5', salePrice: 2_500_000 };
/** A car of the other dealership, whose make this one has none of. */
const canary = { ...carForSale, vin: 'KNADM4A30D6000003', make: 'Canary', model: 'Wing' };
const alpha = testDealership({ id: 'dealership-alpha' });
const bravo = testDealership({ id: 'dealership-bravo' });
const inventories: Readonly<Record<string, ReturnType<typeof testInventory>>> = {
  'dealership-alpha': testInventory([carForSale, mazda, privateTruck, sold]),
  'dealership-bravo': testInventory([canary]),
};

let origin: string;
const app = new Hono<WebEnv>();
const server = createServer((incoming, outgoing) => void getRequestListener(app.fetch)(incoming, outgoing));
beforeAll(async () => {
  const describe = createSearchData({
    content: { dealerships: async () => [alpha, bravo] },
    createContext: async ({ dealership }, path) => {
      const inventory = inventories[dealership.id];
      return testContext({ dealership, path, ...(inventory && { inventory }) });
    },
  });
  const api = createSearchesApi({
    studioUrl: 'http://studio.example',
    rights: { mayRead: async (token, dealership) => token === dealership },
    describe,
    onError: (error) => {
      throw error;
    },
  });
  app.all(SEARCHES_PATH, api);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

const ask = (url: string, dealership: string, token: string | null) =>
  fetch(`${origin}/api/desk/searches/${dealership}?${new URLSearchParams({ url })}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
async function describe(url: string, dealership = 'dealership-alpha'): Promise<SearchAnswer> {
  const answer = await ask(url, dealership, dealership);
  return searchAnswerShape.parse(await answer.json());
}

test.each<[url: string, answer: object]>([
  ['/cars-for-sale', { kind: 'search', url: '/cars-for-sale', count: 2, heading: 'Cars For Sale' }],
  [
    '/cars-for-sale?condition=used&price=null,20000',
    {
      kind: 'search',
      url: '/used-cars-for-sale/price-under-20000',
      count: 1,
      heading: 'Used Cars For Sale under $20,000',
    },
  ],
  ['/used-cars-for-sale?q=mazda', { kind: 'search', url: '/used-cars-for-sale/mazda', count: 1 }],
  ['/used-cars-for-sale/trucks', { kind: 'search', count: 0 }],
  [`/used-cars-for-sale/${carForSale.year}-kia-${carForSale.vin}`, { kind: 'car', isForSale: true }],
  [`/used-cars-for-sale/${sold.year}-kia-${sold.vin}`, { kind: 'car', isForSale: false }],
  [`/used-cars-for-sale/2020-kia-${privateTruck.vin}`, { kind: 'nothing' }],
  [`/used-cars-for-sale/2020-kia-${canary.vin}`, { kind: 'nothing' }],
  ['/used-cars-for-sale/spaceships', { kind: 'nothing' }],
  ['/contact-us', { kind: 'nothing' }],
  ['//elsewhere.example/cars-for-sale', { message: 'Send the path and query of a search as url.' }],
])('%s: %j', async (url, answer) => {
  const response = await ask(url, 'dealership-alpha', 'dealership-alpha');
  expect(await response.json()).toMatchObject(answer);
});

test('offers the filters of the website, each with its cars and the URL that it leads to', async () => {
  const all = await describe('/cars-for-sale');
  if (all.kind !== 'search') throw new Error('no search');
  const makes = all.groups.find(({ id }) => id === 'group-make-model')?.values;
  expect(makes).toEqual([
    { label: 'Kia', count: 1, href: '/cars-for-sale/kia', isChosen: false, isInner: false },
    { label: 'Mazda', count: 1, href: '/cars-for-sale/mazda', isChosen: false, isInner: false },
  ]);
  expect(all.ranges.map(({ name }) => name)).toEqual(['price', 'payment']);
  const kia = await describe('/cars-for-sale/kia');
  const models = kia.kind === 'search' ? kia.groups.find(({ id }) => id === 'group-make-model') : undefined;
  expect(models?.values.map(({ label, isChosen, isInner }) => [label, isChosen, isInner])).toEqual([
    ['Kia', true, false],
    ['Rio', false, true],
    ['Mazda', false, false],
  ]);
});

test('shows nothing of private cars and of other dealerships', async () => {
  const own = JSON.stringify(await describe('/cars-for-sale'));
  expect(own).not.toMatch(/Trucks|Canary|Wing/);
  expect(await describe('/cars-for-sale/canary')).toEqual({ kind: 'nothing' });
  expect(await describe('/cars-for-sale/canary', 'dealership-bravo')).toMatchObject({ count: 1 });
});

test.each([
  ['nobody', 'dealership-alpha', null, 401],
  ['somebody of another dealership', 'dealership-alpha', 'dealership-bravo', 403],
  ['a dealership that does not exist', 'dealership-none', 'dealership-none', 404],
])('%s gets no answer', async (_who, dealership, token, status) => {
  expect((await ask('/cars-for-sale', dealership, token)).status).toBe(status);
});
