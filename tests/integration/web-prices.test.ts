/** Prices and counts are the same wherever shoppers, search engines and programs see them. */
import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import { BODY_STYLES } from '@rooftop/inventory/vehicle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { elements } from '../e2e/crawl.ts';
import { testSettings } from '../support/website.ts';
import { cars, firstCar, startWebWithCars, type WebWithCars } from './web-with-cars.ts';

/** Cents of a fee that everybody pays, so every price includes it. */
const FEE = 35_803;

let site: WebWithCars;
/** Prices in dollars by VIN, from the store API. */
let prices: ReadonlyMap<string, number>;

const stored = z.array(z.object({ vin: z.string(), salePrice: z.number() }));
const dollars = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''));

async function page(path: string) {
  const { status, body } = await site.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** Returns the prices on a page's cards by VIN. A price is null if shoppers have to call. */
const cardsOf = (html: string): ReadonlyMap<string, number | null> =>
  new Map(
    [
      ...html.matchAll(/id="car-([A-Z0-9]{17})".*?(?:class="price-amount">([^<]*)<|vehicle-price-call)/gs),
    ].map(([, vin = '', price]) => [vin, price === undefined ? null : dollars(price)]),
  );

const countOf = (html: string): number =>
  dollars(/class="search-bar-count number">([\d,]+) /.exec(html)?.[1] ?? 'none');

interface FoundCars {
  readonly count: number;
  readonly cards: ReadonlyMap<string, number | null>;
}

/** Returns a search with all of its pages. */
async function search(path: string): Promise<FoundCars> {
  const first = await page(path);
  const count = countOf(first);
  const cards = new Map(cardsOf(first));
  for (let number = 2; cards.size < count && number < 20; number += 1) {
    const next = await page(`${path}${path.includes('?') ? '&' : '?'}page=${number}`);
    for (const [vin, price] of cardsOf(next)) cards.set(vin, price);
  }
  return { count, cards };
}

const lowest = ({ cards }: FoundCars): number =>
  Math.min(...[...cards.values()].filter((one) => one !== null));

beforeAll(async () => {
  const settings = testSettings({ fees: { ...NO_FEES, documentaryFee: FEE } });
  const { company } = settings;
  site = await startWebWithCars({
    settings: { ...settings, company: { ...company, hours: { ...company.hours, special: [] } } },
    // The starting price that an editor entered for each body style is wrong.
    bodyStyle: BODY_STYLES.map((value) => ({
      id: `bodyStyle-${value}`,
      name: value,
      value,
      startingPrice: 100_000,
      image: null,
      icon: null,
    })),
  });
  const { body } = await site.get('/api/stores/north/website/vehicles');
  prices = new Map(stored.parse(JSON.parse(body)).map(({ vin, salePrice }) => [vin, salePrice / 100]));
  expect(prices.size).toBe(cars.length);
  for (const { vin, salePrice } of cars) expect(prices.get(vin)).toBe(((salePrice ?? 0) + FEE) / 100);
});
afterAll(() => site.stop());

test('body style tiles show the lowest price of their search, and only styles with cars have one', async () => {
  const home = await page('/');
  const tiles = [...home.matchAll(/class="body-style"><a [^>]*href="([^"]+)".*?<\/a>/gs)];
  const inStock = new Set(cars.map(({ bodyStyle }) => bodyStyle).filter((one) => one !== null));
  expect(tiles).toHaveLength(inStock.size);
  expect(new Set(tiles.map(([, href = '']) => href.split('/').at(-1)))).toEqual(inStock);
  for (const [tile, href = ''] of tiles) {
    const found = await search(href);
    expect([href, dollars(/<strong>([^<]*)</.exec(tile)?.[1] ?? '')]).toEqual([href, lowest(found)]);
  }
});

test('every search linked from home page, menus, and sitemap finds the stated number of cars at their prices', async () => {
  const home = await page('/');
  const linked = elements(home, 'a').map((link) => link.get('href') ?? '');
  const listed = z
    .object({ value: z.array(z.object({ loc: z.string() })) })
    .parse(JSON.parse((await site.get('/api/___sitemaps___/filters?without=1')).body));
  const searches = new Set(
    [...linked, ...listed.value.map(({ loc }) => loc)].filter((path) => /^\/[a-z-]*cars-for-sale/.test(path)),
  );
  expect(searches.size).toBeGreaterThan(10);
  for (const path of searches) {
    const { count, cards } = await search(path);
    expect([path, count > 0, cards.size]).toEqual([path, true, count]);
    for (const [vin, price] of cards) expect([path, vin, price]).toEqual([path, vin, prices.get(vin)]);
  }
});

test('every count beside a filter is the count of its page, and every "from" price its lowest', async () => {
  const all = await page('/cars-for-sale');
  const values = [
    ...all.matchAll(
      /<a id="[^"]+" href="([^"]+)"[^>]*><span class="filter-value-label">[^<]*<\/span><span class="filter-value-count number">([\d,]+)</g,
    ),
  ];
  expect(values.length).toBeGreaterThan(20);
  for (const [, href = '', count = ''] of values) {
    const path = href.replaceAll('&amp;', '&');
    expect([path, countOf(await page(path))]).toEqual([path, dollars(count)]);
  }
  const strip = [...all.matchAll(/<a id="style-\w+" href="([^"]+)".*?search-style-from number">([^<]*)</gs)];
  expect(strip.length).toBeGreaterThan(2);
  for (const [, href = '', from = ''] of strip) {
    expect([href, dollars(from)]).toEqual([href, lowest(await search(href))]);
  }
});

test('a car’s page, its structured data, and its cards show the same price', async () => {
  const { cards } = await search('/cars-for-sale?sort=priceLow');
  const body = await page('/cars-for-sale');
  const [{ itemListElement } = { itemListElement: [] }] = [...body.matchAll(/"itemListElement":(\[.*?\]),?/g)]
    .slice(0, 1)
    .map(([, json = '[]']) => ({
      itemListElement: z.array(z.object({ url: z.string() })).parse(JSON.parse(json)),
    }));
  expect(itemListElement).toHaveLength(19);
  const offer = z.object({
    '@graph': z
      .tuple([z.object({ vehicleIdentificationNumber: z.string(), offers: z.object({ price: z.string() }) })])
      .rest(z.unknown()),
  });
  for (const { url } of itemListElement) {
    const html = await page(new URL(url).pathname);
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@graph":\[\{"@type":"Car".*?)<\/script>/s.exec(
        html,
      ) ?? [];
    const [{ vehicleIdentificationNumber: vin, offers }] = offer.parse(JSON.parse(json))['@graph'];
    const [, shown = ''] = /class="vehicle-side".*?class="price-amount">([^<]*)</s.exec(html) ?? [];
    expect([vin, Number(offers.price), dollars(shown), cards.get(vin)]).toEqual([
      vin,
      prices.get(vin),
      prices.get(vin),
      prices.get(vin),
    ]);
  }
});

test('a price change updates page, structured data, store API, and home page together', async () => {
  const { headers } = await site.get(`/cars-for-sale/2020-x-${firstCar.vin}`);
  const own = headers.location ?? `/used-cars-for-sale/x-${firstCar.vin}`;
  await page(own);
  await site.repriceFirstCar(123_400);
  await expect.poll(() => page(own)).toContain('"price":"1592.03"');
  const home = await page('/');
  expect(home).toMatch(new RegExp(`href="/cars-for-sale/${firstCar.bodyStyle}".*?<strong>\\$1,592.03<`, 's'));
  expect((await site.get('/api/stores/north/website/vehicles')).body).toContain('"salePrice":159203');
});

test('shows no payments for a dealership without financing, whatever the URL requests', async () => {
  const { lake } = site;
  const [alpha, ...others] = lake.content.dealerships;
  lake.content.dealerships = [{ ...alpha, id: 'dealership-alpha', financing: null }, ...others];
  lake.publish();
  await expect.poll(() => page('/cars-for-sale')).not.toContain('APR');
  const asked = await page('/cars-for-sale?payment=null,1');
  expect([countOf(asked), /APR|\/mo\b/.test(asked)]).toEqual([cars.length, false]);
});
