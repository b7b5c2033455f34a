/**
 * Every surface says the same price of every car, to the cent: cards, pages, structured data, feeds, the store API, mails,
 * personalized prices, ADF and the desk. `npm run prices` tries 10,000 settings.
 */
import { financePlan } from '@rooftop/finance/finance-plan';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import { LISTING_CONDITIONS, type Listing } from '@rooftop/inventory/vehicle';
import { beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { audienceOf, paymentBasis } from '@rooftop/platform/inventory/audiences';
import { indexSettings } from '@rooftop/platform/inventory/index-settings';
import { englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { createRandom, pick } from '../support/listings/generate-listings.ts';
import { testContent, testContext } from '../support/website.ts';
import { expectedPrice } from './expected-price.ts';
import { type PriceCase, randomCase } from './random-settings.ts';
import { readFeeds, readStoreApi, readSurfaces, type Said, type Surfaces } from './read-surfaces.tsx';
import { readServedDealerships, type ServedDealership } from './served-dealerships.ts';

const NOW = new Date('2026-11-27T17:00:00Z');
const CASES = Number(process.env['PRICE_CASES'] ?? 60);
const CARS_PER_CASE = 3;

let shipped: readonly ServedDealership[];
beforeAll(async () => {
  shipped = await readServedDealerships();
});

async function contextOf(priceCase: PriceCase): Promise<RequestContext> {
  const settings = {
    ...indexSettings(priceCase.settings, priceCase.stores, englishPriceNote),
    now: () => NOW.getTime(),
  };
  const index = await priceCase.index.withSettings(settings);
  return testContext({
    dealership: priceCase.dealership,
    content: testContent({ settings: async () => priceCase.settings, stores: async () => priceCase.stores }),
    inventory: { index: async () => index, version: async () => 1, findSoldCar: async () => null },
    visitor: {
      ...ANONYMOUS,
      hasUnlockedInventory: async () => priceCase.seesPrivate,
      hasUnlockedPrices: async () => priceCase.seesLockedPrices,
    },
    terms: priceCase.terms,
    locale: priceCase.locale,
    now: NOW,
  });
}

const AVAILABILITY: Readonly<Record<Listing['status'], string>> = {
  available: 'InStock',
  pending: 'LimitedAvailability',
  'coming-soon': 'PreOrder',
  sold: 'SoldOut',
};

const STAFF_SURFACES = ['ADF', 'ADF by API', 'mail', 'desk'] as const;

/** What every surface must say of a car. */
function expectedSurfaces(car: Listing, priceCase: PriceCase, context: RequestContext): Surfaces {
  const { price, before, isSold, isLocked } = expectedPrice(car, priceCase);
  const isVisible = priceCase.seesPrivate || !car.isPrivate;
  const isShared = !isSold && !car.isPrivate;
  const basis = paymentBasis(context);
  const payment =
    price === null || basis === null
      ? null
      : financePlan({ price, year: car.year }, basis.terms, basis.rate).payment;
  const seen = (locked: boolean): Said =>
    locked && !priceCase.seesLockedPrices ? { price: null, before: null } : { price, before };
  const onPage = seen(isLocked.page);
  const inList = seen(isLocked.list);
  const none = { page: null, 'JSON-LD': null, head: null };
  return {
    card: isSold || !isVisible ? null : { ...inList, payment: inList.price === null ? null : payment },
    'share picture': isShared ? { price: null } : null,
    ...(isSold || !isVisible
      ? none
      : {
          page: onPage,
          calculator: { price: basis === null ? null : onPage.price },
          // No offer without a price.
          'JSON-LD':
            onPage.price === null ? null : { price: onPage.price, availability: AVAILABILITY[car.status] },
          head: { price: onPage.price },
        }),
    ...(isSold || !isVisible
      ? {}
      : {
          receipt: { price: onPage.price },
          personalized: { price, payment: payment || null },
          ...Object.fromEntries(STAFF_SURFACES.map((surface) => [surface, { price }])),
        }),
  };
}

/** Compares all cars in feeds, store API, counts, sorts and "from" prices. */
async function compareLists(priceCase: PriceCase, context: RequestContext): Promise<void> {
  const index = await context.inventory.index();
  const expected = priceCase.listings.map((car) => ({ car, ...expectedPrice(car, priceCase) }));
  const publicly = expected.filter(({ car, isSold }) => !isSold && !car.isPrivate);
  const shown = publicly.map(({ car, price, before, isLocked }) =>
    isLocked.list
      ? ([car.vin, { price: null, before: null }] as const)
      : ([car.vin, { price, before }] as const),
  );
  expect(await readStoreApi(context)).toEqual(new Map(shown));

  const prices = new Map(shown);
  for (const [feed, rows] of await readFeeds(context)) {
    for (const [vin, price] of rows) expect([feed, vin, price]).toEqual([feed, vin, prices.get(vin)?.price]);
    const isEmpty = publicly.every(
      ({ car, price, isLocked }) => price === null || isLocked.list || !isOffered(car),
    );
    expect([feed, rows.size === 0]).toEqual([feed, isEmpty]);
  }

  const audience = await audienceOf(context);
  const visible = expected.filter(({ car, isSold }) => !isSold && (priceCase.seesPrivate || !car.isPrivate));
  const priced = visible.filter(
    ({ price, isLocked }) => price !== null && (priceCase.seesLockedPrices || !isLocked.list),
  );
  const result = index.search(EVERYTHING, audience);
  expect(result.total).toBe(visible.length);
  const counts = new Map(result.countsOf('condition').map(({ value, count }) => [value, count]));
  for (const condition of LISTING_CONDITIONS) {
    const own = visible.filter(({ car }) =>
      condition === 'certified' ? car.condition === 'used' && car.isCertified : car.condition === condition,
    );
    expect([condition, counts.get(condition) ?? 0]).toEqual([condition, own.length]);
  }
  for (const max of [1_000_000, 2_000_000, 3_000_000]) {
    const under = index.search({ ...EVERYTHING, ranges: { price: { min: null, max } } }, audience);
    expect(under.total).toBe(priced.filter(({ price }) => price !== null && price <= max).length);
  }
  const cheapest = index.search({ ...EVERYTHING, sort: 'priceLow' }, audience).hits[0];
  const lowest = Math.min(...priced.map(({ price }) => price ?? Number.POSITIVE_INFINITY));
  expect(cheapest?.price ?? Number.POSITIVE_INFINITY).toBe(lowest);
  for (const style of new Set(visible.map(({ car }) => car.bodyStyle))) {
    if (style === null) continue;
    const own = priced.filter(({ car }) => car.bodyStyle === style).map(({ price }) => price ?? Number.NaN);
    expect([style, result.startingAt(style)]).toEqual([style, own.length === 0 ? null : Math.min(...own)]);
  }
}

/** Whether some feed may have the car. Google's listings need the least. */
const isOffered = ({ status, isAdvertised, titleStatus, mileage, condition }: Listing): boolean =>
  status === 'available' &&
  isAdvertised &&
  titleStatus !== 'branded' &&
  (mileage !== null || condition === 'new');

async function compareCar(
  car: Listing,
  priceCase: PriceCase,
  context: RequestContext,
  label: string,
): Promise<void> {
  const said = await readSurfaces(car, context);
  expect([label, car.vin, said]).toEqual([label, car.vin, expectedSurfaces(car, priceCase, context)]);
}

test('all cars of the shipped dealerships, with their own settings', async () => {
  for (const own of shipped) {
    for (const sees of [false, true]) {
      const priceCase: PriceCase = {
        ...own,
        seesPrivate: sees,
        seesLockedPrices: sees,
        terms: null,
        locale: own.dealership.languages[0] ?? 'en',
      };
      const context = await contextOf(priceCase);
      await compareLists(priceCase, context);
      for (const car of own.listings) await compareCar(car, priceCase, context, own.dealership.slug);
    }
  }
  expect(shipped.reduce((sum, { listings }) => sum + listings.length, 0)).toBeGreaterThan(600);
}, 600_000);

test(`${CASES} settings of fees, locks, payments and visitors`, async () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const priceCase = randomCase(seed, shipped);
    const context = await contextOf(priceCase);
    await compareLists(priceCase, context);
    const random = createRandom(seed);
    for (let at = 0; at < CARS_PER_CASE; at += 1) {
      await compareCar(pick(random, priceCase.listings), priceCase, context, `seed ${seed}`);
    }
  }
}, 3_600_000);
