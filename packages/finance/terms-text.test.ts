import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditLabel, rateFor } from './credit.ts';
import { printTerms } from './print-terms.ts';
import { DEFAULT_TERMS, nearestStep, TERM_STEPS } from './terms.ts';
import { anyFinanceTerms, anyLeaseTerms } from '../../tests/support/terms.ts';
import { parseTerms } from './terms-text.ts';

test('parses what it prints, which needs no escaping', () => {
  fc.assert(
    fc.property(fc.oneof(anyFinanceTerms, anyLeaseTerms), (terms) => {
      const text = printTerms(terms);
      expect(parseTerms(text)).toEqual(terms);
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

const defaults = DEFAULT_TERMS.vehicle.finance;
test.each([
  ['finance.20p.0.850.72', defaults],
  ['finance', defaults],
  ['finance.....', defaults],
  ['finance.1000.0.850.72', { ...defaults, down: { kind: 'amount', cents: 100_000 } }],
  [
    'finance.1049.51.9999.1',
    { ...defaults, down: { kind: 'amount', cents: 100_000 }, tradeEquity: 10_000, months: 12 },
  ],
  ['finance.-5.-5.-5.-5', { ...defaults, down: { kind: 'amount', cents: 0 }, creditScore: 400, months: 12 }],
  ['finance.1e9p.Infinity.NaN.0x10', defaults],
  [
    'finance.999999999999p.999999999999.614.30',
    {
      ...defaults,
      down: { kind: 'percent', percent: 100 },
      tradeEquity: 2_000_000,
      creditScore: 610,
      months: 24,
    },
  ],
  ['lease.20p.0.850', DEFAULT_TERMS.vehicle.lease],
  ['lease.20p.0.850.36.99999', { ...DEFAULT_TERMS.vehicle.lease, milesPerYear: 15_000 }],
  ['', null],
  ['loan.20p.0.850.72', null],
  ['__proto__', null],
])('%s', (text, terms) => {
  expect(parseTerms(text)).toEqual(terms);
});

test('parses any text to terms of the calculator, or to null', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.array(fc.oneof(fc.string(), fc.double().map(String))).map((parts) => ['finance', ...parts].join('.')),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const terms = parseTerms(text);
      if (terms !== null) expect(parseTerms(printTerms(terms))).toEqual(terms);
    }),
  );
});

test('steps begin at the lower end: lease terms are 24, 27, … 39', () => {
  const steps = TERM_STEPS.leaseMonths;
  expect([20, 24, 25, 25.5, 26, 38, 40].map((value) => nearestStep(value, steps))).toEqual([
    24, 24, 24, 24, 27, 39, 39,
  ]);
});

describe('credit scores', () => {
  test.each([
    [850, 2024, 624],
    [620, 2024, 624],
    [619, 2017, 774],
    [600, 2017, 774],
    [599, 2017, 924],
    [580, 2017, 924],
    [579, 2017, 1074],
    [559, 2017, 1274],
    [520, 2017, 1274],
    [519, 2017, 1424],
    [500, 2017, 1424],
    [499, 2017, 1624],
    [400, 2017, 1624],
    [619, 2018, 974],
    [400, 2024, 1824],
  ])('score %i, model year %i: %i hundredths of a percent', (score, year, rate) => {
    expect(rateFor(score, year, 624)).toBe(rate);
  });

  test.each([
    [400, 'Bad'],
    [579, 'Bad'],
    [580, 'Okay'],
    [669, 'Okay'],
    [670, 'Good'],
    [739, 'Good'],
    [740, 'Great'],
    [850, 'Great'],
  ])('labels a score of %i %s', (score, label) => {
    expect(creditLabel(score)).toBe(label);
  });
});
