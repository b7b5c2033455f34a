import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSED_WEEK, groupWeek, openStatus, statusEnds, type Week } from './opening-hours.ts';
import { SALES_WEEK } from '../../tests/support/weeks.ts';

const week: Week = SALES_WEEK;
const zone = 'America/New_York';

test.each([
  ['Monday 08:29 EST', '2026-11-23T13:29:59Z', { kind: 'closed', opens: '08:30', day: 'monday', days: 0 }],
  ['Monday 08:30 EST', '2026-11-23T13:30:00Z', { kind: 'open', closes: '18:00' }],
  ['Monday 17:59 EST', '2026-11-23T22:59:59Z', { kind: 'open', closes: '18:00' }],
  ['Monday 18:00 EST', '2026-11-23T23:00:00Z', { kind: 'closed', opens: '08:30', day: 'tuesday', days: 1 }],
  ['Monday 08:30 EDT', '2026-07-20T12:30:00Z', { kind: 'open', closes: '18:00' }],
  ['Monday 00:15 EST', '2026-11-23T05:15:00Z', { kind: 'closed', opens: '08:30', day: 'monday', days: 0 }],
  ['Saturday 16:00 EST', '2026-11-21T21:00:00Z', { kind: 'closed', opens: '08:30', day: 'monday', days: 2 }],
  ['Sunday noon EST', '2026-11-22T17:00:00Z', { kind: 'closed', opens: '08:30', day: 'monday', days: 1 }],
])('%s', (_name, now, status) => {
  expect(openStatus(week, zone, new Date(now))).toEqual(status);
});

test('uses the store’s time zone', () => {
  const now = new Date('2026-11-23T23:30:00Z');
  expect(openStatus(week, zone, now).kind).toBe('closed');
  expect(openStatus(week, 'America/Chicago', now)).toEqual({ kind: 'open', closes: '18:00' });
});

test('finds the same day next week if a department opens on one day', () => {
  const mondays: Week = { ...CLOSED_WEEK, monday: SALES_WEEK.monday };
  expect(openStatus(mondays, zone, new Date('2026-11-23T23:30:00Z'))).toEqual({
    kind: 'closed',
    opens: '08:30',
    day: 'monday',
    days: 7,
  });
});

test.each([
  ['no hours', CLOSED_WEEK],
  ['backwards', { ...CLOSED_WEEK, monday: { open: '18:00', close: '09:00' } }],
])('%s: never open', (_name, hours) => {
  expect(openStatus(hours, zone, new Date('2026-11-23T15:00:00Z'))).toEqual({ kind: 'never' });
});

test('groups consecutive days with equal hours', () => {
  expect(groupWeek(week)).toEqual([
    { first: 'monday', last: 'friday', hours: SALES_WEEK.monday },
    { first: 'saturday', last: 'saturday', hours: { open: '09:00', close: '16:00' } },
    { first: 'sunday', last: 'sunday', hours: null },
  ]);
});

test.each([
  ['before opening', '2026-11-23T13:29:59Z', '2026-11-23T13:30:00.000Z'],
  ['open', '2026-11-23T13:30:00Z', '2026-11-23T23:00:00.000Z'],
  ['after closing: midnight', '2026-11-23T23:00:30Z', '2026-11-24T05:00:00.000Z'],
  ['a day off: midnight', '2026-11-22T17:00:00.500Z', '2026-11-23T05:00:00.000Z'],
])('the status of a department that is %s ends', (_name, now, ends) => {
  expect(statusEnds(week, zone, new Date(now)).toISOString()).toBe(ends);
});

test('the status stays the same until its end, on days without a change of clocks', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2026-11-02T12:00Z'),
        max: new Date('2027-03-13T00:00Z'),
        noInvalidDate: true,
      }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (now, part) => {
        const ends = statusEnds(week, zone, now);
        expect(ends.getTime()).toBeGreaterThan(now.getTime());
        const between = new Date(now.getTime() + Math.floor(part * (ends.getTime() - now.getTime() - 1)));
        expect(openStatus(week, zone, between)).toEqual(openStatus(week, zone, now));
        expect(openStatus(week, zone, ends)).not.toEqual(openStatus(week, zone, now));
      },
    ),
  );
});

describe('special days', () => {
  const special = [
    { date: '2026-11-26', name: 'Thanksgiving', hours: null },
    { date: '2026-11-27', name: 'Day after', hours: { open: '10:00', close: '14:00' } },
  ];
  const holidays: Week = { ...week, special };

  test.each([
    [
      'the evening before',
      '2026-11-26T00:30:00Z',
      { kind: 'closed', opens: '10:00', day: 'friday', days: 2 },
    ],
    ['the day', '2026-11-26T17:00:00Z', { kind: 'closed', opens: '10:00', day: 'friday', days: 1 }],
    ['the day after', '2026-11-27T16:00:00Z', { kind: 'open', closes: '14:00' }],
  ])('on %s', (_when, now, status) => {
    expect(openStatus(holidays, zone, new Date(now))).toEqual(status);
  });

  test('end the status according to their own hours', () => {
    expect(statusEnds(holidays, zone, new Date('2026-11-27T16:00:00Z')).toISOString()).toBe(
      '2026-11-27T19:00:00.000Z',
    );
    expect(statusEnds(holidays, zone, new Date('2026-11-26T17:00:00Z')).toISOString()).toBe(
      '2026-11-27T05:00:00.000Z',
    );
  });
});
