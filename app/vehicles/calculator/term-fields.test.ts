import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { anyFinanceTerms, anyLeaseTerms } from '../../../tests/support/terms.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { termFieldsOf, numberOf, roundedFrom, termsOf } from './term-fields.ts';

test('parses the fields of terms into the same terms', () => {
  fc.assert(
    fc.property(fc.oneof(anyFinanceTerms, anyLeaseTerms), (terms) => {
      expect(termsOf(termFieldsOf(terms))).toEqual(terms);
    }),
  );
});

test.each([
  ['downPercent', '20', 20],
  ['downPercent', ' 12 % ', 10],
  ['downPercent', '900', 100],
  ['downAmount', '$1,450', 1400],
  ['downAmount', '-5', 0],
  ['downAmount', '', 1000],
  ['tradeEquity', 'a lot', 0],
  ['creditScore', '399', 400],
  ['creditScore', undefined, 850],
  ['months', '70', 72],
  ['months', 'Infinity', 72],
  ['leaseMonths', '40', 39],
  ['leaseMonths', '', 36],
  ['milesPerYear', '12,000', 12_500],
] as const)('parses %s from %j as %d', (name, text, number) => {
  expect(numberOf(name, text)).toBe(number);
});

test('parses an empty form as the default estimate', () => {
  expect(termsOf({})).toEqual(DEFAULT_TERMS.vehicle.finance);
});

test.each([
  ['downAmount', '2550', { entered: 2550, used: 2500 }],
  ['downAmount', '$2,500', null],
  ['tradeEquity', '90000', { entered: 90_000, used: 20_000 }],
  ['downAmount', '', null],
  ['downAmount', 'a lot', null],
] as const)('says of %s %j what it became: %j', (name, text, rounded) => {
  expect(roundedFrom(name, text)).toEqual(rounded);
});
