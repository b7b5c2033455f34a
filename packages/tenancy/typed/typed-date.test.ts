import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedDate, showDate } from './typed-date.ts';

test.each([
  '12/24/2026',
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
  ['12/24/26', /Write all four digits of the year, such as 12\/24\/2026/],
  ['Dec 24, 26', /Write all four digits of the year/],
  ['12/24/202', /Write all four digits of the year/],
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
