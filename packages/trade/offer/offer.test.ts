import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Valued } from '../valuation/valuation.ts';
import { afterBalance } from './after-balance.ts';
import { mustBringIn } from './bring-in.ts';
import { cashNow, isOfferValid, makeOffer, moreCashLater } from './make-offer.ts';

/** In cents (spec 1). */
const BONUS = { bonus: 30_000, minimum: 100_000 };

const valued = (adjustedRough: number): Valued => ({
  kind: 'valued',
  rough: 900_000,
  wholeAverage: 1_100_000,
  adjustedRough,
  adjustedWholeAverage: adjustedRough + 150_000,
  isEstimate: false,
});

test.each([
  [2012, 0, false],
  [2011, 0, true],
  [1996, 0, true],
  [2024, 149_999, false],
  [2024, 150_000, true],
  [2025, 10, true],
  [2026, 10, true],
  [2027, 10, true],
  [2018, 60_000, false],
])('in 2026, a car of %d with %d miles must be brought in: %s', (year, mileage, expected) => {
  expect(mustBringIn({ year, mileage }, '2026-11-23')).toBe(expected);
});

test.each([
  [999_999, 900_000],
  [1_000_000, 900_000],
  [1_000_001, 1_150_001],
  [1_999_999, 2_149_999],
  [2_000_000, 900_000],
  [2_000_001, 900_000],
])('with an adjusted rough price of %d, cash now is %d', (adjustedRough, finalPrice) => {
  expect(cashNow(valued(adjustedRough))).toEqual({ finalPrice });
});

test.each([
  [900_000, 30_000, 930_000],
  [70_001, 30_000, 100_001],
  [70_000, 30_000, 100_000],
  [69_999, 30_001, 100_000],
  [1, 99_999, 100_000],
])('more cash later adds to %d another %d', (initPrice, additionalPayments, finalPrice) => {
  expect(moreCashLater(initPrice, BONUS)).toEqual({ initPrice, additionalPayments, finalPrice });
});

it('uses the terms of the dealership', () => {
  const later = moreCashLater(900_000, { bonus: 50_000, minimum: 0 });
  expect(later).toEqual({ initPrice: 900_000, additionalPayments: 50_000, finalPrice: 950_000 });
});

it('always adds up to at least $1,000, and at least $300 more than the cash', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (price) => {
      const { initPrice, additionalPayments, finalPrice } = moreCashLater(price, BONUS);
      expect(initPrice + additionalPayments).toBe(finalPrice);
      expect(additionalPayments).toBeGreaterThanOrEqual(30_000);
      expect(finalPrice).toBeGreaterThanOrEqual(100_000);
    }),
  );
});

it('makes an offer', () => {
  expect(makeOffer(valued(1_200_000), '2026-12-28', BONUS)).toEqual({
    kind: 'priced',
    cashNow: { finalPrice: 1_350_000 },
    moreCashLater: { initPrice: 1_350_000, additionalPayments: 30_000, finalPrice: 1_380_000 },
    isEstimate: false,
    terms: BONUS,
    madeOn: '2026-12-28',
    lastDay: '2027-01-04',
  });
  expect(makeOffer({ kind: 'bringIn' }, '2026-12-28', BONUS)).toEqual({ kind: 'bringIn' });
  expect(makeOffer({ kind: 'unavailable', reason: 'x' }, '2026-12-28', BONUS)).toEqual({
    kind: 'unavailable',
  });
});

// Clocks are set back on November 1, and set forward on March 14.
test.each([
  ['2026-10-28', '2026-10-28T04:00:00Z', true],
  ['2026-10-28', '2026-11-05T04:59:59Z', true],
  ['2026-10-28', '2026-11-05T05:00:00Z', false],
  ['2027-03-10', '2027-03-18T03:59:59Z', true],
  ['2027-03-10', '2027-03-18T04:00:00Z', false],
  ['2026-11-23', '2026-11-30T17:00:00Z', true],
])('an offer made in New York on %s is valid at %s: %s', (madeOn, now, expected) => {
  const offer = makeOffer(valued(500_000), madeOn, BONUS);
  if (offer.kind !== 'priced') throw new Error(offer.kind);
  expect(isOfferValid(offer, 'America/New_York', new Date(now))).toBe(expected);
});

test.each([
  [null, null],
  [{ type: 'none' as const }, null],
  [{ type: 'loan' as const, balance: null }, null],
  [
    { type: 'loan' as const, balance: 200_000 },
    { kind: 'toOwner', cents: 700_000 },
  ],
  [
    { type: 'finance' as const, balance: 900_000 },
    { kind: 'toOwner', cents: 0 },
  ],
  [
    { type: 'finance' as const, balance: 900_001 },
    { kind: 'stillOwed', cents: 1 },
  ],
])('after %j, $9,000 leaves %j', (finance, expected) => {
  expect(afterBalance(900_000, finance)).toEqual(expected);
});
