/** Arbitrary terms for property tests: every setting of the calculator. */
import * as fc from 'fast-check';
import {
  type CashDown,
  type FinanceTerms,
  type LeaseTerms,
  type Steps,
  TERM_STEPS,
} from '@rooftop/finance/terms';

const on = ({ min, max, step }: Steps) =>
  fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step);

const anyDown: fc.Arbitrary<CashDown> = fc.oneof(
  on(TERM_STEPS.downAmount).map((cents) => ({ kind: 'amount' as const, cents })),
  on(TERM_STEPS.downPercent).map((percent) => ({ kind: 'percent' as const, percent })),
);
const common = {
  down: anyDown,
  tradeEquity: on(TERM_STEPS.tradeEquity),
  creditScore: on(TERM_STEPS.creditScore),
};

export const anyFinanceTerms: fc.Arbitrary<FinanceTerms> = fc.record({
  kind: fc.constant('finance' as const),
  ...common,
  months: on(TERM_STEPS.financeMonths),
});

export const anyLeaseTerms: fc.Arbitrary<LeaseTerms> = fc.record({
  kind: fc.constant('lease' as const),
  ...common,
  months: on(TERM_STEPS.leaseMonths),
  milesPerYear: on(TERM_STEPS.milesPerYear),
});
