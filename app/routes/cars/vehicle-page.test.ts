import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { slugOf } from '@rooftop/inventory/slug';
import { generateListings, TODAY } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { describe, expect, test, vi } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { testOffer } from '../../../tests/support/offers.ts';
import { readFacts } from '#app/visitor/tracking/page-facts.ts';
import { vehiclePage } from './vehicle-page.server.ts';

const DAY = 86_400_000;
const [base, ...others] = generateListings(40);
if (base === undefined) throw new Error('no cars');

const car: Listing = {
  ...base,
  condition: 'used',
  isCertified: false,
  mileage: 40_000,
  salePrice: 1_899_500,
  oldPrice: 1_999_500,
  priceDroppedAt: TODAY - DAY,
  status: 'available',
  isPrivate: false,
  soldAt: null,
  storeKey: 'watertown',
  trim: 'Touring',
  features: ['Heated Seats'],
};
const path = vehiclePath(car);

async function answer(fields: Partial<Listing> = {}, context: Partial<RequestContext> = {}, cookie = '') {
  const listing = { ...car, ...fields };
  const pageRequest = {
    path: vehiclePath(listing),
    inventory: testInventory([listing, ...others]),
    ...context,
  };
  const whole = testContext({
    content: testContent({ stores: async () => [testStore()], settings: async () => testSettings() }),
    now: new Date(TODAY),
    ...pageRequest,
  });
  const request = new Request(`http://alpha.example${whole.path}?utm_source=x`, { headers: { cookie } });
  return vehiclePage(listing.vin, await whole.inventory.index(), request, whole);
}

const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** A page as text, including its server-rendered parts. */
async function page(...args: Parameters<typeof answer>) {
  const { data, init } = await answer(...args);
  const { head, vehicle } = data;
  return {
    head,
    vehicle,
    still: vehicle.still.view,
    init,
    facts: readFacts(data),
    text: JSON.stringify([head, vehicle, vehicle.still.view]),
  };
}

describe('URLs', () => {
  test.each([
    path.replace('used-', 'new-'),
    path.replace('used-', 'certified-'),
    `/cars-for-sale/${path.split('/').at(-1)}`,
    path.replace('touring', 'another'),
  ])('redirects %s to the canonical URL, with its query', async (other) => {
    const response = await thrown(answer({}, { path: other }));
    if (!(response instanceof Response)) throw new Error('no redirect');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${path}?utm_source=x`);
  });

  test('redirects within the language', async () => {
    const context = {
      path: '/used-cars-for-sale/x',
      locale: 'es',
      dealership: testDealership({ languages: ['en', 'es'] }),
    } as const;
    const response = await thrown(answer({}, context));
    expect(response instanceof Response && response.headers.get('location')).toBe(`/es${path}?utm_source=x`);
  });

  test('returns 404 for an unknown VIN', async () => {
    const context = testContext();
    const answered = vehiclePage(
      '0'.repeat(17),
      await context.inventory.index(),
      new Request('http://alpha.example/'),
      context,
    );
    expect(await thrown(answered)).toMatchObject({ status: 404 });
  });
});

describe('an available vehicle', () => {
  test('shows what it is and what it costs, with the disclaimer of the default estimate', async () => {
    const { head, vehicle, still } = await page();
    if (vehicle.kind !== 'offered' || !still || !('summary' in still)) throw new Error('not offered');
    expect(head.title).toContain('for sale in Watertown, NY');
    expect(head.canonical).toBe(`http://alpha.example${path}`);
    expect(still.summary.price).toMatchObject({ amount: '$18,995', before: '$19,995', isDrop: true });
    expect(vehicle.payment?.fields).toMatchObject({ down: 'percent', downPercent: '20', months: '72' });
    expect(still.more.place.name).toBe('Alpha Watertown');
    expect(still.facts).toMatchObject({
      '@graph': [
        { '@type': 'Car', offers: { price: '18995.00' } },
        {
          '@type': 'BreadcrumbList',
          itemListElement: still.way.crumbs.map(({ label }) => ({ name: label })),
        },
      ],
    });
    expect(still.way.crumbs.map(({ href }) => href)).toEqual([
      '/',
      '/used-cars-for-sale',
      `/used-cars-for-sale/${slugOf(car.make)}`,
      null,
    ]);
  });

  test('in Spanish, is the same car with Spanish terms, and keeps the feed’s terms for search engines', async () => {
    const listing: Partial<Listing> = {
      fuelType: 'Gasoline',
      drivetrain: 'AWD',
      interiorColor: 'Black',
      features: ['Heated Seats', 'Brush Guard by Joe'],
      description: 'One owner.',
    };
    const dealership = testDealership({ languages: ['en', 'es'] });
    const { head, still } = await page(listing, { locale: 'es', dealership });
    if (!still || !('summary' in still)) throw new Error('not offered');
    expect(still.summary.badges[0]?.text).toBe('Usado');
    expect(head.description).toContain('(Usado)');
    const facts = still.more.groups.flatMap((group) => group.facts.map(({ value }) => value));
    expect(facts).toEqual(expect.arrayContaining(['Usado', 'Negro', 'Gasolina', 'Tracción integral (AWD)']));
    expect(still.more.features).toEqual([
      { text: 'Asientos con calefacción', lang: undefined },
      { text: 'Brush Guard by Joe', lang: 'en' },
    ]);
    expect(still.more.description).toEqual({ text: 'One owner.', lang: 'en' });
    expect(still.facts).toMatchObject({
      '@graph': [{ fuelType: 'Gasoline', vehicleInteriorColor: 'Black' }, {}],
    });
  });

  test('itemizes a price that includes fees, and shows that price everywhere', async () => {
    const settings = testSettings({
      fees: { ...NO_FEES, documentaryFee: 35_803 },
    });
    const { head, vehicle, still } = await page({}, { inventory: testInventory([car, ...others], settings) });
    if (vehicle.kind !== 'offered' || !still || !('summary' in still)) throw new Error('not offered');
    expect(still.summary.price).toMatchObject({ amount: '$19,353.03', before: '$20,353.03' });
    expect(still.summary.stack?.lines.map(({ amount }) => amount)).toEqual(['$18,995', '$358.03']);
    expect(vehicle.payment?.vehicle.price).toBe(1_935_303);
    expect(still.facts).toMatchObject({ '@graph': [{ offers: { price: '19353.03' } }, {}] });
    expect(head.description).toContain('$19,353.03');
  });

  test('without a price, shows no price and no payment anywhere', async () => {
    const { vehicle, still, text } = await page({ salePrice: null, oldPrice: null });
    if (vehicle.kind !== 'offered' || !still || !('summary' in still)) throw new Error('not offered');
    expect(vehicle.payment).toBeNull();
    expect(still.summary.price.amount).toBeNull();
    expect(JSON.stringify(still.facts)).not.toContain('priceCurrency');
    expect(text).not.toContain('$18,995');
  });

  test('has a locked price in no part of the page', async () => {
    const settings = testSettings({
      fees: { ...NO_FEES, documentaryFee: 35_803 },
    });
    const { inventory } = settings;
    const written = { ...settings, inventory: { ...inventory, lockedPrices: ['used' as const] } };
    const { head, vehicle, still } = await page(
      { listPrice: 2_100_000 },
      {
        content: testContent({ settings: async () => written }),
        inventory: testInventory([{ ...car, listPrice: 2_100_000 }], written),
      },
    );
    if (vehicle.kind !== 'offered') throw new Error('not offered');
    expect(vehicle.payment).toBeNull();
    expect(JSON.stringify([head, vehicle, still])).not.toMatch(
      /18,?995|19,?995|19,?353|21,?000|1899500|21000|priceCurrency|Price Drop/,
    );
  });

  test.each([
    [true, 40_000, true],
    [true, 84_999, true],
    [true, 85_000, false],
    [true, null, false],
    [false, 40_000, false],
  ])('warranty: offered %j, %j miles', async (offered, mileage, isShown) => {
    const settings = { ...testSettings(), engineWarranty: { offered, terms: 'Terms' } };
    const content = testContent({ settings: async () => settings });
    const { still } = await page({ mileage }, { content });
    if (!still || !('more' in still)) throw new Error('not offered');
    expect(still.more.warranty).toEqual(isShown ? { terms: 'Terms' } : null);
  });

  test('shows only the offers that apply to it today', async () => {
    const offers = [
      testOffer({ key: 'used', vehicles: { condition: 'used', mileageUpTo: 40_000 } }),
      testOffer({ key: 'new', vehicles: { condition: 'new' } }),
      testOffer({ key: 'any' }),
      testOffer({ key: 'over', endDate: '2020-01-01', vehicles: { condition: 'used' } }),
    ];
    const content = testContent({ offers: async () => offers });
    const { still } = await page({}, { content });
    if (!still || !('offers' in still)) throw new Error('not offered');
    expect(still.offers).toMatchObject({ heading: 'Offers on this car', cards: [{ key: 'used' }] });
    const sold = await page({ status: 'sold', soldAt: TODAY }, { content });
    expect(sold.text).not.toContain('Offers on this car');
  });

  test('remembers viewed vehicles only with consent', async () => {
    const [other] = others.filter(({ status, isPrivate }) => status !== 'sold' && !isPrivate);
    const cookie = `recentlyViewed=${other?.vin}.nonsense.${car.vin}`;
    const closed = await page({}, {}, cookie);
    expect(closed.init?.headers).toEqual({});
    const { init, still } = await page({}, { consent: ['essential', 'functional'] }, cookie);
    expect(init?.headers).toMatchObject({
      'Set-Cookie': expect.stringContaining(`recentlyViewed=${car.vin}.${other?.vin};`),
    });
    const rows = still?.rows.find(({ id }) => id === 'recent');
    expect(rows?.cards.map(({ vin }) => vin)).toEqual([other?.vin]);
  });
});

describe('a sold vehicle', () => {
  test.each([
    [1, 200],
    [29.9, 200],
    [30.1, 410],
  ])('%d days later: %d', async (days, status) => {
    const { init, still, head, text, facts } = await page({ status: 'sold', soldAt: TODAY - days * DAY });
    expect(init?.status).toBe(status);
    expect(facts).toEqual([{ kind: 'vehicleAbsent', error: status === 200 ? null : status }]);
    expect(head.isIndexed).toBe(false);
    expect(still?.rows.length).toBe(1);
    expect(text).not.toContain('18,995');
  });
});

test.each([
  [{}, 410],
  [{ isPrivate: true }, undefined],
] as const)('returns 410 for a vehicle dropped from the index: %j', async (fields, status) => {
  const former: Listing = { ...car, status: 'sold', soldAt: TODAY - 90 * DAY, ...fields };
  const inventory = { ...testInventory(others), findSoldCar: async () => former };
  const { init, head, text } = await page({}, { inventory, path: vehiclePath(former) });
  expect(init?.status).toBe(status);
  expect(head.isIndexed).toBe(false);
  expect(text).not.toContain('18,995');
});

test('is valid until its page expires', async () => {
  const validUntil = vi.fn();
  const soldAt = TODAY - DAY;
  await page({ status: 'sold', soldAt }, { validUntil });
  expect(validUntil).toHaveBeenCalledWith(new Date(soldAt + 30 * DAY));
});

test('reveals nothing about a private vehicle at any URL', async () => {
  const secret = { isPrivate: true, make: 'Hispano', model: 'Xenia', exteriorColor: 'Argent' };
  const { head, text, init, facts } = await page(secret, { path: `/used-cars-for-sale/2020-x-${car.vin}` });
  expect(init).toBeNull();
  expect(facts).toEqual([{ kind: 'vehicleAbsent', error: null }]);
  expect(head.isIndexed).toBe(false);
  expect(text).not.toMatch(/Hispano|Xenia|Argent|18,995|Touring/);
});
