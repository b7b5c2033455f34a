import { expect, test } from 'vitest';
import { nextHolidays } from './us-holidays.ts';

test('lists the holidays of the next twelve months', () => {
  expect(nextHolidays('2026-11-23').map(({ name, date }) => `${date} ${name}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2027-01-01 New Year’s Day',
    '2027-05-31 Memorial Day',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
  ]);
  expect(nextHolidays('2028-11-24').at(-1)).toEqual({ name: 'Thanksgiving', date: '2029-11-22' });
});
