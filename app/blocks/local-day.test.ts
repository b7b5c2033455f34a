import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate, startOfDay } from './local-day.ts';

const ZONES = ['America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'] as const;

test.each([
  ['2026-11-23T04:59:59Z', 'America/New_York', '2026-11-22'],
  ['2026-11-23T05:00:00Z', 'America/New_York', '2026-11-23'],
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
  ['2026-07-01T09:59:59Z', 'Pacific/Honolulu', '2026-06-30'],
])('at %s in %s it is %s', (moment, zone, date) => {
  expect(localDate(new Date(moment), zone)).toBe(date);
});

test.each([
  ['2026-11-23', 'America/New_York', 0, '2026-11-23T05:00:00.000Z'],
  ['2026-11-30', 'America/New_York', 1, '2026-12-01T05:00:00.000Z'],
  // Daylight saving time starts at 2 a.m.
  ['2026-03-08', 'America/New_York', 0, '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', 1, '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', 1, '2026-11-02T05:00:00.000Z'],
])('%s in %s, %d days later, begins at %s', (date, zone, later, moment) => {
  expect(startOfDay(date, zone, later).toISOString()).toBe(moment);
});

test('a day begins at its first second in every time zone', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString());
  fc.assert(
    fc.property(days, fc.constantFrom(...ZONES), (moment, zone) => {
      const date = moment.slice(0, 10);
      const start = startOfDay(date, zone);
      expect(localDate(start, zone)).toBe(date);
      expect(localDate(new Date(start.getTime() - 1000), zone) < date).toBe(true);
    }),
  );
});
