import { parseTerms } from '@rooftop/finance/terms-text';
import { expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { audienceOf, paymentBasis, publicAudience } from './audiences.ts';

const ANONYMOUS = { hasUnlockedInventory: async () => false, hasUnlockedPrices: async () => false };
const dealership = testDealership();
const withoutFinancing = testDealership({ financing: null });

test('treats equal terms as one audience and other terms as another', () => {
  const payment = (text: string) => publicAudience({ dealership, terms: parseTerms(text) }).payment;
  expect(payment('')).toBe(payment('nonsense'));
  expect(payment('finance.1000.0.700.60')).toBe(payment('finance.1000.0.700.60'));
  expect(payment('finance.1000.0.700.60')).not.toBe(payment(''));
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

test.each(['lease.1000.0.700.36.12500', ''])(
  'with terms "%s", estimates with the figures that the dealership entered',
  (text) => {
    const financing = { rate: 7.9, months: 60, downPercent: 10 } as const;
    const basis = paymentBasis({ dealership: testDealership({ financing }), terms: parseTerms(text) });
    expect(basis).toMatchObject({
      rate: 790,
      terms: { kind: 'finance', months: 60, down: { kind: 'percent', percent: 10 }, tradeEquity: 0 },
    });
  },
);

test.each(['finance.1000.0.700.60', ''])(
  'with terms "%s", shows no payment for a dealership that entered no financing',
  (text) => {
    const terms = parseTerms(text);
    expect(paymentBasis({ dealership: withoutFinancing, terms })).toBeNull();
    expect(publicAudience({ dealership: withoutFinancing, terms }).payment).toBeNull();
  },
);
