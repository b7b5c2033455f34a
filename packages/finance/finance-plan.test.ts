import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financeDisclosure } from './disclosure.ts';
import { createPayment, financePlan } from './finance-plan.ts';
import { type CashDown, DEFAULT_TERMS, type FinanceTerms, TERM_STEPS } from './terms.ts';
import { anyFinanceTerms } from '../../tests/support/terms.ts';

/** 6.24 % (spec 9). */
const RATE = 624;

const percent = (percent: number): CashDown => ({ kind: 'percent', percent });
const amount = (cents: number): CashDown => ({ kind: 'amount', cents });

// Computed with 50 decimal digits, independently of this code.
test.each([
  {
    price: 2_000_000,
    down: percent(20),
    trade: 0,
    score: 850,
    months: 72,
    year: 2021,
    rate: 624,
    payment: 26_698,
  },
  {
    price: 2_000_000,
    down: percent(20),
    trade: 0,
    score: 610,
    months: 72,
    year: 2017,
    rate: 774,
    payment: 27_850,
  },
  {
    price: 2_000_000,
    down: percent(20),
    trade: 0,
    score: 610,
    months: 72,
    year: 2018,
    rate: 974,
    payment: 29_432,
  },
  {
    price: 1_999_500,
    down: amount(100_000),
    trade: 250_000,
    score: 850,
    months: 24,
    year: 2020,
    rate: 624,
    payment: 73_285,
  },
  {
    price: 3_549_999,
    down: percent(15),
    trade: 0,
    score: 590,
    months: 60,
    year: 2022,
    rate: 1124,
    payment: 65_969,
  },
  {
    price: 1_200_000,
    down: percent(0),
    trade: 0,
    score: 400,
    months: 12,
    year: 2010,
    rate: 1624,
    payment: 109_013,
  },
  {
    price: 900_000,
    down: amount(1_000_000),
    trade: 0,
    score: 700,
    months: 36,
    year: 2015,
    rate: 624,
    payment: 0,
  },
  {
    price: 1_500_000,
    down: percent(10),
    trade: 1_000_000,
    score: 510,
    months: 48,
    year: 2019,
    rate: 1624,
    payment: 9_962,
  },
  {
    price: 1_250_000,
    down: percent(25),
    trade: 0,
    score: 620,
    months: 72,
    year: 2023,
    rate: 624,
    payment: 15_644,
  },
])(
  '$price cents, score $score, $year, $months months',
  ({ price, down, trade, score, months, year, rate, payment }) => {
    const terms: FinanceTerms = { kind: 'finance', down, tradeEquity: trade, creditScore: score, months };
    expect(financePlan({ price, year }, terms, RATE)).toMatchObject({
      rate,
      payment,
      total: payment * months,
    });
  },
);

test('the default estimate is 72 months, 6.24 %, 20 % down, for any model year', () => {
  for (const year of [2005, 2018, 2026]) {
    const plan = financePlan({ price: 1_850_000, year }, DEFAULT_TERMS.vehicle.finance, RATE);
    expect(financeDisclosure(plan)).toMatchObject({
      downPayment: 370_000,
      downPercent: 20,
      numberOfPayments: 72,
      annualPercentageRate: 6.24,
    });
  }
});

const price = fc.integer({ min: 1, max: 30_000_000 });
const year = fc.integer({ min: 1990, max: 2027 });
const paymentOf = (cents: number, year: number, terms: FinanceTerms) =>
  createPayment(terms, RATE)({ price: cents, year });

describe('a payment', () => {
  test('does not fall when the price rises', () => {
    fc.assert(
      fc.property(price, fc.nat(1_000_000), year, anyFinanceTerms, (cents, more, year, terms) => {
        expect(paymentOf(cents + more, year, terms)).toBeGreaterThanOrEqual(paymentOf(cents, year, terms));
      }),
    );
  });

  test('does not rise with more cash down or a longer term', () => {
    fc.assert(
      fc.property(price, year, anyFinanceTerms, (cents, year, terms) => {
        const { down } = terms;
        const more: CashDown =
          down.kind === 'amount' ? amount(down.cents + 10_000) : percent(Math.min(down.percent + 5, 100));
        const now = paymentOf(cents, year, terms);
        expect(paymentOf(cents, year, { ...terms, down: more })).toBeLessThanOrEqual(now);
        expect(paymentOf(cents, year, { ...terms, months: terms.months + 12 })).toBeLessThanOrEqual(now);
      }),
    );
  });

  test('covers what is financed, except for half a cent per month of rounding', () => {
    fc.assert(
      fc.property(price, year, anyFinanceTerms, fc.constantFrom(0, 1, 624), (cents, year, terms, base) => {
        const { total, financed, months } = financePlan({ price: cents, year }, terms, base);
        expect(total + months / 2 + 1).toBeGreaterThanOrEqual(financed);
      }),
    );
  });

  test('without interest is the amount divided by the months', () => {
    fc.assert(
      fc.property(price, (cents) => {
        const terms = { ...DEFAULT_TERMS.vehicle.finance, down: percent(0) };
        expect(financePlan({ price: cents, year: 2020 }, terms, 0).payment).toBe(Math.round(cents / 72));
      }),
    );
  });

  test('is in whole cents, and the parts of a plan add up to the price', () => {
    fc.assert(
      fc.property(price, year, anyFinanceTerms, (cents, year, terms) => {
        const { down, tradeEquity, financed, payment } = financePlan({ price: cents, year }, terms, RATE);
        expect(
          [down, tradeEquity, financed, payment].every((one) => Number.isSafeInteger(one) && one >= 0),
        ).toBe(true);
        expect(down + tradeEquity + financed).toBe(cents);
      }),
    );
  });
});

test('uses the longest term as default on a vehicle', () => {
  expect(DEFAULT_TERMS.vehicle.finance.months).toBe(TERM_STEPS.financeMonths.max);
});
