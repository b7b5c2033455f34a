import { generateListings } from '../../../../tests/support/listings/generate-listings.ts';
import { SALES_WEEK } from '../../../../tests/support/weeks.ts';
import { expect, test } from 'vitest';
import { testOffer } from '../../../../tests/support/offers.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testStore,
} from '../../../../tests/support/website.ts';
import { findOffer } from './find-offer.server.ts';
import { offerPage } from './offer-page.server.ts';

const oil = testOffer({
  key: 'oil',
  formerKeys: ['oil-change'],
  recurring: 'monthly',
  disclaimer: 'Ends {expires}.',
});
const friend = testOffer({ key: 'friend', department: 'dealer' });
const fresh = testOffer({
  key: 'fresh',
  department: 'dealer',
  vehicles: { condition: 'used', yearFrom: 2019 },
});
const content = testContent({
  offers: async () => [oil, friend, fresh],
  stores: async () => [testStore({ phones: { sales: '+13155550126', service: '+13155550127' } })],
});
const dealership = testDealership({ languages: ['en', 'es'] });

const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

function find(path: string, query = '', locale: 'en' | 'es' = 'en') {
  const [, , list, key] = path.split('/');
  const request = new Request(`http://alpha.example${path}${query}`);
  return findOffer({ list, key }, request, testContext({ content, dealership, path, locale }));
}

test.each([
  ['/special-offers/service/oil', oil],
  ['/special-offers/dealer/friend', friend],
  ['/special-offers/dealer/fresh', fresh],
  ['/special-offers/sales/fresh', fresh],
])('finds an offer at %s', async (path, offer) => {
  expect(await find(path)).toBe(offer);
});

test.each<[string, string, 'en' | 'es', string]>([
  ['/special-offers/service/oil-change', '', 'en', '/special-offers/service/oil'],
  ['/special-offers/dealer/oil-change', '?a=1', 'en', '/special-offers/service/oil?a=1'],
  ['/special-offers/dealer/oil', '', 'es', '/es/special-offers/service/oil'],
  ['/special-offers/sales/friend', '', 'en', '/special-offers/dealer/friend'],
])('redirects %s%s in %s to %s', async (path, query, locale, to) => {
  const response = await thrown(find(path, query, locale));
  if (!(response instanceof Response)) throw new Error('no redirect');
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test.each([
  '/special-offers/service/nothing',
  '/special-offers/current-incentives/oil',
  '/special-offers/toString/oil',
])('returns 404 for %s', async (path) => {
  expect(await thrown(find(path))).toMatchObject({ status: 404 });
});

async function page(offer = oil, fields: Parameters<typeof testContext>[0] = {}) {
  const { data, init } = await offerPage(offer, testContext({ content, ...fields }));
  return { ...data, view: data.offer.view, status: init?.status, cards: data.others.view?.cards };
}

test('shows closing date, location and how to claim the coupon', async () => {
  const { view, head, claim, cards } = await page();
  expect(view).toMatchObject({
    kind: 'coupon',
    description: { html: '<p>Straight again.</p>' },
    disclaimer: 'Ends 11/30/2026.',
    until: 'Through 11/30/2026',
    forCars: null,
    places: [{ name: 'Alpha Motors', phone: { number: '(315) 555-0127' } }],
  });
  expect(head).toMatchObject({
    title: '$20 off an alignment | Alpha Motors',
    description: 'Straight again.',
    canonical: 'http://alpha.example/special-offers/service/oil',
    isIndexed: true,
  });
  expect(claim?.href).toBe('/contact-us?topic=7&offer=oil#contact-form');
  expect(cards?.map(({ key }) => key)).toEqual(['friend', 'fresh']);
});

const erie = testStore({
  key: 'erie',
  name: 'Erie',
  hours: { sales: null, service: SALES_WEEK },
  phones: { sales: '+18145550142', service: '+18145550143' },
});
const jamestown = testStore({
  key: 'jamestown',
  name: 'Jamestown',
  hours: { sales: null, service: SALES_WEEK },
});
const dunkirk = testStore({
  key: 'dunkirk',
  name: 'Dunkirk',
  phones: { sales: '+17165550184', service: null },
});
const firstService = testOffer({
  department: 'dealer',
  typeLabel: 'Service',
  vehicles: { condition: 'certified' },
});

test.each([
  ['no store chosen', oil, undefined, ['Erie (814) 555-0143', 'Jamestown (315) 555-0126']],
  [
    'a store with a service center chosen',
    oil,
    jamestown,
    ['Jamestown (315) 555-0126', 'Erie (814) 555-0143'],
  ],
  [
    'a store without a service center chosen',
    oil,
    dunkirk,
    ['Erie (814) 555-0143', 'Jamestown (315) 555-0126'],
  ],
  ['service included with a car', firstService, dunkirk, ['Erie (814) 555-0143', 'Jamestown (315) 555-0126']],
  ['an offer for cars', fresh, dunkirk, ['Dunkirk (716) 555-0184']],
])('is valid at the right stores: %s', async (_why, offer, store, expected) => {
  const stores = async () => [erie, jamestown, dunkirk];
  const { view } = await page(offer, {
    store,
    content: testContent({ offers: async () => [offer], stores }),
  });
  if (view?.kind !== 'coupon') throw new Error('no coupon');
  expect(view.places.map(({ name, phone }) => `${name} ${phone?.number}`)).toEqual(expected);
});

test('below sales the canonical URL is the one of its department', async () => {
  const { head } = await page(fresh, { path: '/special-offers/sales/fresh' });
  expect(head.canonical).toBe('http://alpha.example/special-offers/dealer/fresh');
});

test('names the cars of an offer and links to those in stock', async () => {
  const inventory = testInventory(generateListings(100, 3));
  const { view } = await page(fresh, { inventory });
  if (view?.kind !== 'coupon') throw new Error('no coupon');
  expect(view.forCars).toEqual({
    conditions: 'On used cars: 2019 and newer',
    cars: { label: 'See these cars', href: '/used-cars-for-sale?year=2019,null' },
  });
  const none = await page(fresh);
  if (none.view?.kind !== 'coupon') throw new Error('no coupon');
  expect(none.view.forCars?.cars).toBeNull();
});

test.each<[Parameters<typeof testOffer>[0] & {}, string, string]>([
  [{ vehicles: { condition: 'new' } }, 'On new cars', 'En autos nuevos'],
  [{ vehicles: { condition: 'certified' } }, 'On certified cars', 'En autos certificados'],
  [
    { vehicles: { mileageUpTo: 84_999 } },
    'On cars under 85,000 miles',
    'En autos con menos de 85,000 millas',
  ],
  [
    { vehicles: { condition: 'used', make: 'Kia', model: 'Soul', yearFrom: 2019, mileageUpTo: 60_000 } },
    'On used cars with up to 60,000 miles: Kia Soul, 2019 and newer',
    'En autos usados con hasta 60,000 millas: Kia Soul, 2019 y más recientes',
  ],
])('shows %j as %s', async (fields, en, es) => {
  for (const [locale, words] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { view } = await page(testOffer(fields), { dealership, locale });
    if (view?.kind !== 'coupon') throw new Error('no coupon');
    expect(view.forCars?.conditions).toBe(words);
  }
});

test.each([
  ['2026-11-22', null, 410, 'This offer has ended'],
  [null, '2026-11-24', 404, 'This offer hasn’t started yet'],
])('ended on %s or started on %s: %d', async (endDate, startDate, status, heading) => {
  const answer = await page(testOffer({ key: 'other', name: 'Secret', endDate, startDate }));
  expect(answer.status).toBe(status);
  expect(answer.view).toMatchObject({ kind: 'absent', heading, browse: { href: '/special-offers' } });
  expect(answer.head.isIndexed).toBe(false);
  expect(answer.claim).toBeNull();
  expect(answer.cards).toHaveLength(3);
  expect(JSON.stringify([answer.head, answer.view])).not.toContain('Secret');
});

test('says so when there are no other offers', async () => {
  const over = testOffer({ endDate: '2026-11-22' });
  const { view } = await page(over, { content: testContent({ offers: async () => [over] }) });
  expect(view).toMatchObject({
    text: 'No offers available at this time. Please check back later.',
    browse: { href: '/contact-us' },
  });
});
