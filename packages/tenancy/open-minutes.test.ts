import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SALES_WEEK } from '../../tests/support/weeks.ts';
import { addOpenMinutes, openMinutesBetween } from './open-minutes.ts';
import { CLOSED_WEEK, openStatus, type Week } from './opening-hours.ts';

const ZONE = 'America/New_York';
const after = (from: string, minutes: number, week: Week = SALES_WEEK) =>
  addOpenMinutes(week, ZONE, new Date(from), minutes)?.toISOString() ?? null;

test.each([
  ['while open', '2026-11-23T15:00:00Z', 15, '2026-11-23T15:15:00.000Z'],
  ['until closing', '2026-11-23T22:45:00Z', 15, '2026-11-23T23:00:00.000Z'],
  ['into the next morning', '2026-11-23T22:50:00Z', 15, '2026-11-24T13:35:00.000Z'],
  ['from the night', '2026-11-24T03:00:00Z', 15, '2026-11-24T13:45:00.000Z'],
  ['over a Sunday', '2026-11-21T20:55:00Z', 15, '2026-11-23T13:40:00.000Z'],
  ['over two days', '2026-11-23T15:00:00Z', 600, '2026-11-24T15:30:00.000Z'],
  ['across the end of summer time', '2026-10-31T19:50:00Z', 15, '2026-11-02T13:35:00.000Z'],
])('minutes pass %s', (_name, from, minutes, end) => {
  expect(after(from, minutes)).toBe(end);
});

test('a holiday does not count', () => {
  const special = [{ date: '2026-11-26', name: 'Thanksgiving', hours: null }];
  expect(after('2026-11-26T15:00:00Z', 15, { ...SALES_WEEK, special })).toBe('2026-11-27T13:45:00.000Z');
});

test.each([
  ['is never open', CLOSED_WEEK],
  ['closes before it opens', { ...CLOSED_WEEK, monday: { open: '18:00', close: '09:00' } }],
])('nothing is found if the department %s', (_name, week) => {
  expect(after('2026-11-23T15:00:00Z', 15, week)).toBeNull();
});

describe('for any week, zone and moment', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const day = fc.option(fc.record({ open: time, close: time }));
  const week: fc.Arbitrary<Week> = fc.record({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });
  const zone = fc.constantFrom(ZONE, 'America/Phoenix', 'Pacific/Honolulu', 'America/Anchorage');
  const moment = fc.date({
    min: new Date('2026-01-01T00:00Z'),
    max: new Date('2027-12-31T00:00Z'),
    noInvalidDate: true,
  });
  const minutes = fc.integer({ min: 1, max: 1440 });

  test('as many minutes lie between the start and the end', () => {
    fc.assert(
      fc.property(week, zone, moment, minutes, (hours, timeZone, from, count) => {
        const end = addOpenMinutes(hours, timeZone, from, count);
        if (end === null) return;
        expect(end.getTime()).toBeGreaterThanOrEqual(from.getTime() + count * 60_000);
        expect(openMinutesBetween(hours, timeZone, from, end)).toBe(count);
        expect(openMinutesBetween(hours, timeZone, from, new Date(end.getTime() - 1))).toBe(count - 1);
      }),
      { numRuns: 60 },
    );
  });

  test('minutes add up', () => {
    fc.assert(
      fc.property(
        week,
        zone,
        moment,
        fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 3 }),
        (hours, timeZone, from, steps) => {
          const moments = steps.reduce<Date[]>(
            (all, step) => [...all, new Date((all.at(-1) ?? from).getTime() + step * 60_000)],
            [new Date(Math.floor(from.getTime() / 60_000) * 60_000)],
          );
          const parts = moments
            .slice(1)
            .map((end, index) => openMinutesBetween(hours, timeZone, moments[index] ?? end, end));
          const [first = from] = moments;
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
            openMinutesBetween(hours, timeZone, first, moments.at(-1) ?? first),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the time is over while the department is open, or as it closes', () => {
    fc.assert(
      fc.property(moment, minutes, (from, count) => {
        const end = addOpenMinutes(SALES_WEEK, ZONE, from, count);
        if (end === null) throw new Error('The department is open every week');
        expect(openStatus(SALES_WEEK, ZONE, new Date(end.getTime() - 1)).kind).toBe('open');
      }),
      { numRuns: 60 },
    );
  });
});
