import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { expect, test } from 'vitest';
import { ANONYMOUS } from '../visitor/visitor-session.ts';
import { audienceOf, financeTermsOf, publicAudience } from './audience.server.ts';
import { readTerms } from './visitor-terms.ts';

test('equal terms are one audience to an index, other terms another', () => {
  const payment = (cookie: string | null) => publicAudience({ terms: readTerms(cookie) }).payment;
  expect(payment(null)).toBe(payment('terms=nonsense'));
  expect(payment('terms=finance.1000.0.700.60')).toBe(payment('a=1; terms=finance.1000.0.700.60'));
  expect(payment('terms=finance.1000.0.700.60')).not.toBe(payment(null));
});

test('the public sees neither private cars nor locked prices', async () => {
  const nothing = { seesPrivate: false, seesLockedPrices: false };
  expect(publicAudience({ terms: null })).toMatchObject(nothing);
  expect(await audienceOf({ terms: null, visitor: ANONYMOUS })).toMatchObject(nothing);
});

test('whoever has unlocked the inventory sees private cars, and no locked price', async () => {
  const visitor = { ...ANONYMOUS, hasUnlockedInventory: async () => true };
  expect(await audienceOf({ terms: null, visitor })).toMatchObject({
    seesPrivate: true,
    seesLockedPrices: false,
  });
});

test('a lease is no finance: the standing estimate stands', () => {
  const terms = readTerms('terms=lease.1000.0.700.36.12500');
  expect(terms?.kind).toBe('lease');
  expect(financeTermsOf({ terms })).toEqual(DEFAULT_TERMS.vehicle.finance);
});
