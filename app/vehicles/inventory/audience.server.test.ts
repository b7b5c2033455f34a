import { expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { audienceOf, paymentBasis, publicAudience } from './audience.server.ts';
import { readTerms } from './visitor-terms.ts';

const dealership = testDealership();
const withoutFinancing = testDealership({ financing: null });

test('treats equal terms as one audience and other terms as another', () => {
  const payment = (cookie: string | null) => publicAudience({ dealership, terms: readTerms(cookie) }).payment;
  expect(payment(null)).toBe(payment('terms=nonsense'));
  expect(payment('terms=finance.1000.0.700.60')).toBe(payment('a=1; terms=finance.1000.0.700.60'));
  expect(payment('terms=finance.1000.0.700.60')).not.toBe(payment(null));
});

test('hides private cars and locked prices from the public', async () => {
  const nothing = { seesPrivate: false, seesLockedPrices: false };
  expect(publicAudience({ dealership, terms: null })).toMatchObject(nothing);
  expect(await audienceOf({ dealership, terms: null, visitor: ANONYMOUS })).toMatchObject(nothing);
});

test('shows private cars but no locked prices to visitors who unlocked the inventory', async () => {
  const visitor = { ...ANONYMOUS, hasUnlockedInventory: async () => true };
  expect(await audienceOf({ dealership, terms: null, visitor })).toMatchObject({
    seesPrivate: true,
    seesLockedPrices: false,
  });
});

test.each(['terms=lease.1000.0.700.36.12500', null])(
  'with %s, estimates with the figures that the dealership entered',
  (cookie) => {
    const financing = { rate: 7.9, months: 60, downPercent: 10 } as const;
    const basis = paymentBasis({ dealership: testDealership({ financing }), terms: readTerms(cookie) });
    expect(basis).toMatchObject({
      rate: 790,
      terms: { kind: 'finance', months: 60, down: { kind: 'percent', percent: 10 }, tradeEquity: 0 },
    });
  },
);

test.each(['terms=finance.1000.0.700.60', null])(
  'with %s, shows no payment for a dealership that entered no financing',
  (cookie) => {
    const terms = readTerms(cookie);
    expect(paymentBasis({ dealership: withoutFinancing, terms })).toBeNull();
    expect(publicAudience({ dealership: withoutFinancing, terms }).payment).toBeNull();
  },
);
