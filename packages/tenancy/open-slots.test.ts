import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from './calendar.ts';
import { localMoment } from './local-moment.ts';
import { openSlots } from './open-slots.ts';
import { CLOSED_WEEK, type Day, openStatus, type Week } from './opening-hours.ts';
import { SALES_WEEK } from '../../tests/support/weeks.ts';

const week: Week = SALES_WEEK;
const zone = 'America/New_York';
const rules = { slotMinutes: 60, leadHours: 2, days: 14 };
/** Monday, 14:10 in New York. */
const now = new Date('2026-11-23T19:10:00Z');

test('today’s times start after the lead time and end before closing', () => {
  const [today, tomorrow] = openSlots(week, zone, now, rules);
  expect(today).toEqual({ date: '2026-11-23', times: ['16:30'] });
  expect(tomorrow?.date).toBe('2026-11-24');
  expect(tomorrow?.times).toEqual(
    [8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) => `${hour}:30`.padStart(5, '0')),
  );
});

test('leaves out days without times', () => {
  const late = new Date('2026-11-23T21:31:00Z');
  const days = openSlots(week, zone, late, rules).map(({ date }) => date);
  expect(days).toHaveLength(14);
  expect(days[0]).toBe('2026-11-24');
  expect(days).not.toContain('2026-11-29');
});

test.each([
  ['never open', CLOSED_WEEK],
  ['backwards', { ...CLOSED_WEEK, monday: { open: '18:00', close: '09:00' } }],
  ['open for less than a slot', { ...CLOSED_WEEK, monday: { open: '09:00', close: '09:45' } }],
])('%s: no times', (_name, hours) => {
  expect(openSlots(hours, zone, now, rules)).toEqual([]);
});

test('finds all days of a department that opens once a week', () => {
  const days = openSlots({ ...CLOSED_WEEK, monday: SALES_WEEK.monday }, zone, now, rules);
  expect(days).toHaveLength(14);
});

test.each([
  ['winter', '2026-11-23', '08:30', '2026-11-23T13:30:00.000Z'],
  ['summer', '2026-07-20', '08:30', '2026-07-20T12:30:00.000Z'],
  ['before clocks go forward', '2027-03-14', '01:30', '2027-03-14T06:30:00.000Z'],
  ['after clocks went forward', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  ['after clocks went back', '2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
])('%s', (_name, date, time, moment) => {
  expect(localMoment(date, time, zone)?.toISOString()).toBe(moment);
});

test('leaves out a time that clocks skip', () => {
  expect(localMoment('2027-03-14', '02:30', zone)).toBeNull();
  const sundays = openSlots(
    { ...CLOSED_WEEK, sunday: { open: '00:30', close: '05:00' } },
    zone,
    new Date('2027-03-13T12:00Z'),
    rules,
  );
  expect(sundays[0]).toEqual({ date: '2027-03-14', times: ['00:30', '01:30', '03:30'] });
});

const time = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
const day: fc.Arbitrary<Day> = fc.option(fc.record({ open: time, close: time }));
const anyWeek: fc.Arbitrary<Week> = fc.record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

test('all times are within opening hours and in the future, even when clocks change', () => {
  fc.assert(
    fc.property(
      anyWeek,
      fc.constantFrom(
        'America/New_York',
        'America/Chicago',
        'America/Phoenix',
        'America/St_Johns',
        'Asia/Kolkata',
      ),
      // The days before clocks are set forward and back, and any other.
      fc.oneof(
        fc.date({
          min: new Date('2027-03-11T00:00Z'),
          max: new Date('2027-03-15T00:00Z'),
          noInvalidDate: true,
        }),
        fc.date({
          min: new Date('2026-10-29T00:00Z'),
          max: new Date('2026-11-02T00:00Z'),
          noInvalidDate: true,
        }),
        fc.date({
          min: new Date('2026-01-01T00:00Z'),
          max: new Date('2028-12-31T00:00Z'),
          noInvalidDate: true,
        }),
      ),
      fc.constantFrom(15, 30, 45, 60, 90),
      fc.nat(72),
      (hours, timeZone, at, slotMinutes, leadHours) => {
        const slots = openSlots(hours, timeZone, at, { slotMinutes, leadHours, days: 5 });
        for (const { date, times } of slots) {
          expect(times.length).toBeGreaterThan(0);
          for (const each of times) {
            const begins = localMoment(date, each, timeZone);
            if (begins === null) throw new Error(`${date} ${each} is no moment`);
            expect(localDate(timeZone, begins)).toBe(date);
            expect(openStatus(hours, timeZone, begins).kind).toBe('open');
            expect(begins.getTime() - at.getTime()).toBeGreaterThanOrEqual(leadHours * 3_600_000);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('special days: no times if closed, their own hours otherwise', () => {
  const special = [
    { date: '2026-11-26', name: 'Thanksgiving', hours: null },
    { date: '2026-11-29', name: 'Open Sunday', hours: { open: '10:00', close: '12:00' } },
  ];
  const days = openSlots({ ...week, special }, zone, now, rules);
  expect(days.map(({ date }) => date)).not.toContain('2026-11-26');
  expect(days.find(({ date }) => date === '2026-11-29')?.times).toEqual(['10:00', '11:00']);
});
