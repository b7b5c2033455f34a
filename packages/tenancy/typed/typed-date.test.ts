import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayGoOn, parseTypedDate, showDate } from './typed-date.ts';
import { checkStored, storedText } from './typed-text.ts';

test.each([
  '12/24/2026',
  '12/24/26',
  '12-24-2026',
  '12.24.2026',
  'Dec 24, 2026',
  'december 24th 2026',
  '2026-12-24',
  ' 12/24/2026 ',
])('reads %s', (text) => {
  expect(parseTypedDate(text)).toEqual({ value: '2026-12-24' });
});

test.each([
  ['24/12/2026', /no month 24.*month first/],
  ['12/24', /Add the year, such as 12\/24\/2026/],
  ['2/30/2026', /February 2026 has no day 30/],
  ['2/29/2027', /February 2027 has no day 29/],
  ['13/1/2026', /no month 13/],
  ['Christmas', /such as 12\/24\/2026/],
  ['', /such as 12\/24\/2026/],
])('says what is wrong with "%s"', (text, problem) => {
  expect(parseTypedDate(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test('every date is shown in a form that can be typed again', () => {
  const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const value = date.toISOString().slice(0, 10);
      expect(parseTypedDate(showDate(value))).toEqual({ value });
    }),
  );
});

test('stores what can be read in one form, and keeps the rest as typed', () => {
  expect(storedText('12/24/2026', parseTypedDate)).toBe('2026-12-24');
  expect(storedText('12/24', parseTypedDate)).toBe('12/24');
});

test.each([
  [undefined, true],
  ['2026-12-24', true],
  ['12/24/2026', 'Enter this as 2026-12-24.'],
  ['12/24', expect.stringContaining('Add the year')],
])('checks the stored value %s', (value, expected) => {
  expect(checkStored(value, parseTypedDate)).toEqual(expected);
});

test.each([
  ['12/24/20', true],
  ['12/24/2026', false],
  ['12/24', false],
  ['Dec 24, 2026', false],
  ['2026-12-24', false],
])('of a date that is typed, %s may be a beginning: %s', (text, may) => {
  expect(mayGoOn(text)).toBe(may);
});
