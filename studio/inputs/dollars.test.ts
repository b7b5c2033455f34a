import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dollarsOf } from './dollars.ts';

test.each([
  ['358.03', 35803],
  ['$358.03', 35803],
  [' 10 ', 1000],
  ['1,250', 125000],
  ['1,250.5', 125050],
  ['.5', 50],
  ['0', 0],
  ['0.29', 29],
  ['', null],
  ['$', null],
  ['.', null],
  ['12,50', null],
  ['1.234', null],
  ['-5', null],
  ['ten', null],
  ['99999999999999999', null],
])('parses %j as %j cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('parses its own formatted amounts back to the same cents', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000_00 }), (cents) => {
      expect(centsOf(dollarsOf(cents))).toBe(cents);
    }),
  );
});
