import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaseDisclosure } from './disclosure.ts';
import { type LeaseProgram, leasePlan, findNearestLease } from './lease-plan.ts';
import { DEFAULT_TERMS, type LeaseTerms } from './terms.ts';
import { anyLeaseTerms } from '../../tests/support/terms.ts';

const program: LeaseProgram = {
  residuals: [
    { months: 36, milesPerYear: 10_000, percent: 58 },
    { months: 36, milesPerYear: 12_500, percent: 56 },
  ],
  rate: 480,
  acquisitionFee: 59_500,
  extraMile: 20,
};
const car = { price: 3_000_000, listPrice: 3_200_000, year: 2026 };
const terms: LeaseTerms = {
  ...DEFAULT_TERMS.vehicle.lease,
  down: { kind: 'amount', cents: 200_000 },
};

test('matches a lease computed by hand, with its disclosure', () => {
  const plan = leasePlan(car, terms, program);
  expect(plan).toMatchObject({ payment: 37_306, residual: 1_856_000, total: 200_000 + 36 * 37_306 });
  expect(plan && leaseDisclosure(plan)).toEqual({
    kind: 'lease',
    dueAtSigning: 237_306,
    numberOfPayments: 36,
    payment: 37_306,
    securityDeposit: 0,
    milesPerYear: 10_000,
    extraMile: 20,
    acquisitionFee: 59_500,
  });
});

test('changes with more miles, trade equity and a lower tier', () => {
  const down = { kind: 'amount', cents: 0 } as const;
  const other = { ...terms, down, tradeEquity: 500_000, milesPerYear: 12_500, creditScore: 610 };
  expect(leasePlan(car, other, program)?.payment).toBe(36_368);
});

test('returns null without a residual', () => {
  expect(leasePlan(car, { ...terms, months: 39 }, program)).toBeNull();
  expect(leasePlan(car, terms, { ...program, residuals: [] })).toBeNull();
});

test.each([
  [36, 12_500, 36, 12_500],
  [39, 10_000, 36, 10_000],
  [24, 15_000, 36, 12_500],
])('offers %d months and %d miles as %d and %d', (months, milesPerYear, offered, miles) => {
  const leaseTerms = { ...terms, months, milesPerYear };
  expect(findNearestLease(leaseTerms, program)).toEqual({ ...terms, months: offered, milesPerYear: miles });
});

test('offers the shorter of two equally near terms, and none if there is none', () => {
  const residuals = [39, 33].map((months) => ({ months, milesPerYear: 10_000, percent: 50 }));
  expect(findNearestLease(terms, { residuals })?.months).toBe(33);
  expect(findNearestLease(terms, { residuals: [] })).toBeNull();
});

test('payments are never negative, and in whole cents', () => {
  const everywhere = [24, 27, 30, 33, 36, 39].flatMap((months) =>
    [10_000, 12_500, 15_000].map((milesPerYear) => ({ months, milesPerYear, percent: 55 })),
  );
  fc.assert(
    fc.property(anyLeaseTerms, fc.integer({ min: 100, max: 20_000_000 }), (terms, price) => {
      const plan = leasePlan({ price, listPrice: price, year: 2026 }, terms, {
        ...program,
        residuals: everywhere,
      });
      expect(Number.isSafeInteger(plan?.payment) && Number(plan?.payment) >= 0).toBe(true);
    }),
  );
});
