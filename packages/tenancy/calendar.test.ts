import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dateRun,
  daysBetween,
  lastDayOfMonth,
  localDate,
  nextMidnight,
  startOfDay,
} from './calendar.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['2026-11-21T04:59:59.999Z', NEW_YORK, '2026-11-20'],
  ['2026-11-21T05:00:00Z', NEW_YORK, '2026-11-21'],
  ['2026-07-21T03:59:59Z', NEW_YORK, '2026-07-20'],
  ['2026-07-21T04:00:00Z', NEW_YORK, '2026-07-21'],
  ['2026-11-21T05:00:00Z', 'Pacific/Honolulu', '2026-11-20'],
  ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01'],
])('%s in %s is %s', (now, timeZone, date) => {
  expect(localDate(timeZone, new Date(now))).toBe(date);
});

test('rejects an unknown time zone', () => {
  expect(() => localDate('America/Erie', new Date())).toThrow(RangeError);
});

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2027-02-10', '2027-02-28'],
  ['2028-02-10', '2028-02-29'],
  ['2100-02-01', '2100-02-28'],
])('the month of %s ends on %s', (date, last) => {
  expect(lastDayOfMonth(date)).toBe(last);
});

describe('dateRun', () => {
  test.each([
    ['before', '2026-11-05', '2026-11-10', '2026-11-04T12:00Z', false, '2026-11-05T05:00:00.000Z'],
    [
      'the moment before',
      '2026-11-05',
      '2026-11-10',
      '2026-11-05T04:59:59.999Z',
      false,
      '2026-11-05T05:00:00.000Z',
    ],
    ['its first moment', '2026-11-05', '2026-11-10', '2026-11-05T05:00Z', true, '2026-11-11T05:00:00.000Z'],
    [
      'its last moment',
      '2026-11-05',
      '2026-11-10',
      '2026-11-11T04:59:59.999Z',
      true,
      '2026-11-11T05:00:00.000Z',
    ],
    ['after', '2026-11-05', '2026-11-10', '2026-11-11T05:00Z', false, null],
    ['one day', '2026-11-05', '2026-11-05', '2026-11-05T20:00Z', true, '2026-11-06T05:00:00.000Z'],
    ['without an end', '2026-11-05', null, '2030-01-01T00:00Z', true, null],
    ['until the last possible date', null, '9999-12-31', '2026-01-01T00:00Z', true, null],
    ['without a start', null, '2026-11-10', '2020-01-01T00:00Z', true, '2026-11-11T05:00:00.000Z'],
    ['without limits', null, null, '2026-01-01T00:00Z', true, null],
    ['backwards', '2026-11-10', '2026-11-05', '2026-11-07T12:00Z', false, null],
    ['backwards, before both', '2026-11-10', '2026-11-05', '2026-11-01T12:00Z', false, null],
    [
      'until the day clocks are set back',
      null,
      '2026-11-01',
      '2026-11-01T12:00Z',
      true,
      '2026-11-02T05:00:00.000Z',
    ],
    [
      'until the day clocks are set forward',
      null,
      '2026-03-08',
      '2026-03-08T04:00Z',
      true,
      '2026-03-09T04:00:00.000Z',
    ],
    ['into the next year', null, '2026-12-31', '2026-12-31T12:00Z', true, '2027-01-01T05:00:00.000Z'],
  ])('%s', (_name, start, end, now, isRunning, changesAt) => {
    const run = dateRun({ start, end }, NEW_YORK, new Date(now));
    expect({ ...run, changesAt: run.changesAt?.toISOString() ?? null }).toEqual({ isRunning, changesAt });
  });

  // In Beirut and Havana, clocks change at midnight; on Lord Howe Island, by half an hour; Kathmandu's offset is odd.
  const zone = fc.constantFrom(
    NEW_YORK,
    'Pacific/Honolulu',
    'Asia/Beirut',
    'America/Havana',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
  );
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const day = moment.map((date) => date.toISOString().slice(0, 10));

  test('stays the same until it changes, and then is the opposite', () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.option(day),
        fc.option(day),
        fc.nat(),
        (timeZone, now, start, end, later) => {
          const { isRunning, changesAt } = dateRun({ start, end }, timeZone, now);
          const at = (time: number) => dateRun({ start, end }, timeZone, new Date(time)).isRunning;
          if (changesAt === null) {
            expect(at(now.getTime() + later)).toBe(isRunning);
            return;
          }
          expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
          expect(at(changesAt.getTime())).toBe(!isRunning);
          expect(at(changesAt.getTime() - 1)).toBe(isRunning);
          expect(at(now.getTime() + (later % (changesAt.getTime() - now.getTime())))).toBe(isRunning);
        },
      ),
    );
  });
});

test.each([
  ['America/New_York', '2026-11-22T22:00:00Z', '2026-11-23T05:00:00.000Z'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00.000Z'],
  ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01T15:00:00.000Z'],
])('in %s the day of %s ends at %s', (timeZone, now, midnight) => {
  expect(nextMidnight(timeZone, new Date(now)).toISOString()).toBe(midnight);
});

test.each([
  ['2026-11-30', '2026-12-01', 1],
  // Daylight saving time ends on November 1.
  ['2026-10-31', '2026-11-02', 2],
  ['2028-03-01', '2028-02-28', -2],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

test('a day begins at its first second in every time zone', () => {
  const zones = ['America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];
  const days = fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString());
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), (moment, zone) => {
      const date = moment.slice(0, 10);
      const start = startOfDay(date, zone);
      expect(localDate(zone, start)).toBe(date);
      expect(localDate(zone, new Date(start.getTime() - 1000)) < date).toBe(true);
    }),
  );
});
