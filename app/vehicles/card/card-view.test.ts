import { statePrice, WITHOUT_FEES } from '@rooftop/inventory/price-statement';
import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { describe, expect, test } from 'vitest';
import { testContext, testDealership, testStore } from '../../../tests/support/website.ts';
import { createCardView } from './card-view.server.ts';

const [listing] = generateListings(1, 3);
if (!listing) throw new Error('No car');
const statement = statePrice({ ...listing, salePrice: 2_000_000 }, WITHOUT_FEES);
const hit = (fields: Partial<Hit> = {}): Hit => ({
  listing,
  isPriceLocked: false,
  price: 2_000_000,
  statement,
  payment: 30_000,
  ...fields,
});
const stores = [testStore({ key: 'erie' }), testStore({ key: 'meadville' })];
const cardOf = (one: Hit, context = testContext(), some = stores) => createCardView(context, some)(one);
const first = cardOf(hit());

test('reuses a car’s card across requests', () => {
  expect(cardOf(hit())).toBe(first);
});

test.each<[what: string, card: () => ReturnType<typeof cardOf>]>([
  ['price', () => cardOf(hit({ statement: { ...statement, id: 'another' } }))],
  ['payment', () => cardOf(hit({ payment: 29_000 }))],
  ['listing', () => cardOf(hit({ listing: { ...listing } }))],
  ['lock', () => cardOf(hit({ isPriceLocked: true, price: null, statement: null, payment: null }))],
  [
    'language',
    () =>
      cardOf(hit(), testContext({ locale: 'es', dealership: testDealership({ languages: ['en', 'es'] }) })),
  ],
  ['terms', () => cardOf(hit(), testContext({ terms: DEFAULT_TERMS.standalone.finance }))],
  ['stores', () => cardOf(hit(), testContext(), [testStore({ key: 'erie', name: 'Erie' }), testStore()])],
])('rebuilds it for another %s', (_what, card) => {
  cardOf(hit());
  expect(card()).not.toBe(first);
});

test('never reuses the card of a car with a locked price', () => {
  const locked = hit({ isPriceLocked: true, price: null, statement: null, payment: null });
  expect(cardOf(locked)).not.toBe(cardOf(locked));
});

describe('actions on a card', () => {
  const changed = (fields: Partial<Hit['listing']>, price: number | null = 2_000_000) =>
    cardOf(hit({ listing: { ...listing, storeKey: 'erie', ...fields }, price, payment: null }));
  const tellMe = `/contact-us?topic=1&car=${listing.vin}#contact-form`;

  test.each([
    ['available', `/test-drive/${listing.vin}`],
    ['coming-soon', null],
    ['pending', null],
  ] as const)('test drive of a car that is %s: %j', (status, testDrive) => {
    expect(changed({ status })).toMatchObject({ testDrive, tellMe });
  });

  test('has a button that calls the store for a car without a price', () => {
    expect(changed({}).callForPrice).toBeNull();
    expect(changed({}, null).callForPrice).toBe(`tel:${testStore().phones.sales}`);
    expect(changed({ storeKey: null }, null).callForPrice).toBe(tellMe);
  });

  test('leads to the personalized price for a car with a payment or a locked price', () => {
    const locked = cardOf(hit({ isPriceLocked: true, price: null, statement: null, payment: null }));
    const path = `/personalize-my-price?vehicle=${listing.vin}`;
    expect(locked).toMatchObject({ callForPrice: null, personalize: path, price: { isLocked: true } });
    expect(changed({}).personalize).toBe(path);
    const dealership = testDealership({ financing: null });
    expect(cardOf(hit({ payment: null }), testContext({ dealership })).personalize).toBeNull();
    expect(changed({}, null).personalize).toBeNull();
  });
});
