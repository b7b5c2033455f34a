import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { generateListings } from '@rooftop/inventory/testing';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { expect, test } from 'vitest';
import { testContext, testDealership, testStore } from '../../testing.ts';
import { createCardView } from './card-view.server.ts';

const [listing] = generateListings(1, 3);
if (!listing) throw new Error('No car');
const FEES: Hit['fees'] = [];
const hit = (fields: Partial<Hit> = {}): Hit => ({
  listing,
  isPriceLocked: false,
  price: 2_000_000,
  fees: FEES,
  payment: 30_000,
  ...fields,
});
const stores = [testStore({ key: 'erie' }), testStore({ key: 'meadville' })];
const cardOf = (one: Hit, context = testContext(), some = stores) => createCardView(context, some)(one);
const first = cardOf(hit());

test('a car’s card is the same from request to request', () => {
  expect(cardOf(hit())).toBe(first);
});

test.each<[what: string, card: () => ReturnType<typeof cardOf>]>([
  ['price', () => cardOf(hit({ price: 1_900_000 }))],
  ['payment', () => cardOf(hit({ payment: 29_000 }))],
  ['fees', () => cardOf(hit({ fees: [] }))],
  ['listing', () => cardOf(hit({ listing: { ...listing } }))],
  ['lock', () => cardOf(hit({ isPriceLocked: true, price: null, payment: null }))],
  [
    'language',
    () =>
      cardOf(hit(), testContext({ locale: 'es', dealership: testDealership({ languages: ['en', 'es'] }) })),
  ],
  ['terms', () => cardOf(hit(), testContext({ terms: DEFAULT_TERMS.standalone.finance }))],
  ['stores', () => cardOf(hit(), testContext(), [testStore({ key: 'erie', name: 'Erie' }), testStore()])],
])('with another %s it is made anew', (_what, card) => {
  cardOf(hit());
  expect(card()).not.toBe(first);
});

test('a locked car’s card is nobody else’s', () => {
  const locked = hit({ isPriceLocked: true, price: null, payment: null });
  expect(cardOf(locked)).not.toBe(cardOf(locked));
});
