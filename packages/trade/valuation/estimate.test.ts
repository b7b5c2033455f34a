import { BODY_STYLES } from '@rooftop/illustration/body-style';
import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { answersTo } from '../../../tests/support/trade-in.ts';
import { cashNow } from '../offer/make-offer.ts';
import { CONDITIONS } from '../questionnaire/known-questions.ts';
import { MILEAGE, PERCENT_LEFT, USUAL_MILES } from './depreciation-table.ts';
import { createEstimate, estimate } from './estimate.ts';
import { type TradeVehicle, type Valued, withBringIn } from './valuation.ts';

const YEAR = 2026;
const today = () => '2026-11-23';
const civic: TradeVehicle = {
  vin: null,
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  trim: null,
  bodyStyle: 'sedans',
  mileage: 96_000,
};

test.each([
  // 30,000 new, 35 percent left after 8 years, at the usual mileage.
  [civic, 'poor', [924_000, 1_050_000, 924_000, 1_050_000]],
  [civic, 'great', [924_000, 1_050_000, 1_062_600, 1_207_500]],
  // 10,000 miles fewer add 4 percent.
  [{ ...civic, mileage: 86_000 }, 'fair', [961_000, 1_092_000, 999_400, 1_135_700]],
  // Never more than 10 percent, or less than 40.
  [{ ...civic, mileage: 0 }, 'poor', [1_016_400, 1_155_000, 1_016_400, 1_155_000]],
  [{ ...civic, mileage: 999_999 }, 'poor', [554_400, 630_000, 554_400, 630_000]],
  // As the cheapest style.
  [{ ...civic, bodyStyle: null }, 'poor', [800_800, 910_000, 800_800, 910_000]],
] as const)(
  '%j in %s condition',
  (vehicle, condition, [rough, wholeAverage, adjustedRough, adjustedWholeAverage]) => {
    expect(estimate(vehicle, condition, YEAR)).toEqual({
      kind: 'valued',
      rough,
      wholeAverage,
      adjustedRough,
      adjustedWholeAverage,
      isEstimate: true,
    });
  },
);

const vehicles = fc.record({
  // Mostly cars within the limits of the table, where each figure counts.
  year: fc.oneof(fc.integer({ min: 2010, max: 2027 }), fc.integer({ min: 1900, max: 2030 })),
  mileage: fc.oneof(fc.nat(250_000), fc.nat(2_000_000)),
  bodyStyle: fc.constantFrom(...BODY_STYLES, null),
});
const conditions = fc.constantFrom(...CONDITIONS);

function expectAtMost(lower: Valued, higher: Valued): void {
  for (const price of ['rough', 'wholeAverage', 'adjustedRough', 'adjustedWholeAverage'] as const) {
    expect(lower[price]).toBeLessThanOrEqual(higher[price]);
  }
}

it('is above 0 in whole cents, and rough is not above average', () => {
  fc.assert(
    fc.property(vehicles, conditions, (vehicle, condition) => {
      const { rough, wholeAverage, adjustedRough, adjustedWholeAverage } = estimate(vehicle, condition, YEAR);
      for (const price of [rough, wholeAverage, adjustedRough, adjustedWholeAverage]) {
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
      }
      expect(rough).toBeLessThanOrEqual(wholeAverage);
      expect(adjustedRough).toBeLessThanOrEqual(adjustedWholeAverage);
    }),
  );
});

it('falls with mileage', () => {
  fc.assert(
    fc.property(vehicles, conditions, fc.nat(200_000), (vehicle, condition, more) => {
      const farther = { ...vehicle, mileage: vehicle.mileage + more };
      expectAtMost(estimate(farther, condition, YEAR), estimate(vehicle, condition, YEAR));
    }),
  );
});

it('falls with age at the same mileage', () => {
  fc.assert(
    fc.property(vehicles, conditions, fc.integer({ min: 1, max: 3 }), (vehicle, condition, years) => {
      const older = { ...vehicle, year: vehicle.year - years };
      expectAtMost(estimate(older, condition, YEAR), estimate(vehicle, condition, YEAR));
    }),
  );
});

it('falls with condition', () => {
  fc.assert(
    fc.property(vehicles, fc.nat(CONDITIONS.length - 2), (vehicle, at) => {
      const [better, worse] = CONDITIONS.slice(at, at + 2);
      if (better === undefined || worse === undefined) throw new Error('There are not that many conditions.');
      expectAtMost(estimate(vehicle, worse, YEAR), estimate(vehicle, better, YEAR));
    }),
  );
});

it('never leads to more cash than the adjusted average', () => {
  fc.assert(
    fc.property(vehicles, conditions, (vehicle, condition) => {
      const valued = estimate(vehicle, condition, YEAR);
      expect(cashNow(valued).finalPrice).toBeLessThanOrEqual(valued.adjustedWholeAverage);
    }),
  );
});

it('has a table that falls faster in a year than the usual mileage rises', () => {
  const rise = 1 + ((USUAL_MILES / 1000) * MILEAGE.percentPer1000) / MILEAGE.minPercent;
  for (const [age, percent] of PERCENT_LEFT.slice(1).entries()) {
    expect((percent / (PERCENT_LEFT[age] ?? 0)) * rise, `${age} to ${age + 1} years`).toBeLessThan(1);
  }
});

test.each([
  [civic, { 100: 'good' }, { kind: 'valued', isEstimate: true }],
  [civic, {}, { kind: 'unavailable', reason: 'the condition of the car is unknown' }],
  [{ ...civic, year: 2011 }, { 100: 'good' }, { kind: 'bringIn' }],
  [{ ...civic, mileage: 150_000 }, {}, { kind: 'bringIn' }],
])('behind the port, %j with %j is %j', async (vehicle, given, expected) => {
  const value = withBringIn(createEstimate(today), today);
  expect(await value(vehicle, answersTo(given))).toMatchObject(expected);
});
