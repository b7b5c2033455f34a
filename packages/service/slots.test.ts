import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from '@rooftop/tenancy/calendar';
import { localMoment } from '@rooftop/tenancy/local-moment';
import { CLOSED_WEEK, type Week } from '@rooftop/tenancy/opening-hours';
import {
  hasRoom,
  isOffered,
  listSlotDays,
  type SlotDay,
  type DepartmentSlotRules,
  type Span,
} from './slots.ts';

const weekday = { open: '07:30', close: '18:00' };
/** Spec 9, service hours. */
const SERVICE_WEEK: Week = {
  ...CLOSED_WEEK,
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
};
const NEW_YORK = 'America/New_York';
const PHOENIX = 'America/Phoenix';
const rules: DepartmentSlotRules = {
  slotMinutes: 60,
  leadHours: 2,
  horizonDays: 14,
  capacity: 2,
  ignoredTimes: [],
};
/** Monday, 12:00 in New York, 10:00 in Phoenix. */
const now = new Date('2026-11-23T17:00:00Z');
const service = { hours: SERVICE_WEEK, timeZone: NEW_YORK };

const HOUR = 3_600_000;
const at = (moment: string, hours = 1): Span => {
  const start = new Date(moment);
  return { start, end: new Date(start.getTime() + hours * HOUR) };
};
const timesOf = (day: SlotDay | undefined) => day?.slots.map(({ time }) => time);
const startsOf = (day: SlotDay | undefined) =>
  day?.slots.map(({ start }) => start.toISOString().slice(0, 16));

test('offers slots after the lead time, as UTC, until the horizon', () => {
  const days = listSlotDays(service, rules, 60, [], now);
  expect(timesOf(days[0])).toEqual(['14:30', '15:30', '16:30']);
  expect(days[0]?.slots[0]).toEqual({ time: '14:30', ...at('2026-11-23T19:30Z') });
  expect(days[0]?.date).toBe('2026-11-23');
  // Fourteen calendar days from Monday on, without two weekends.
  expect(days).toHaveLength(10);
  expect(days.at(-1)?.date).toBe('2026-12-04');
});

test.each([
  [60, ['07:30', '08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:30']],
  [90, ['07:30', '08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:30']],
  [91, ['07:30', '08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30']],
  [570, ['07:30', '08:30']],
  [630, ['07:30']],
  [631, undefined],
])('a job of %i minutes ends by closing time', (minutes, times) => {
  const days = listSlotDays(service, rules, minutes, [], now);
  expect(timesOf(days.find(({ date }) => date === '2026-11-24'))).toEqual(times);
});

test('leaves out ignored local times, in summer and in winter', () => {
  const production = { ...rules, ignoredTimes: ['11:30', '16:30'] };
  for (const moment of [now, new Date('2026-07-20T12:00Z')]) {
    const [, tomorrow] = listSlotDays(service, production, 60, [], moment);
    expect(timesOf(tomorrow)).toEqual([
      '07:30',
      '08:30',
      '09:30',
      '10:30',
      '12:30',
      '13:30',
      '14:30',
      '15:30',
    ]);
  }
});

const nights = { open: '00:30', close: '04:30' };
const open = (timeZone: string) => ({ hours: { ...CLOSED_WEEK, sunday: nights }, timeZone });
test.each([
  {
    story: 'New York, clocks go forward: no 2:30',
    timeZone: NEW_YORK,
    date: '2027-03-14',
    minutes: 60,
    times: ['00:30', '01:30', '03:30'],
    starts: ['2027-03-14T05:30', '2027-03-14T06:30', '2027-03-14T07:30'],
  },
  {
    story: 'New York, clocks go forward: two hours from 1:30 end at 4:30',
    timeZone: NEW_YORK,
    date: '2027-03-14',
    minutes: 120,
    times: ['00:30', '01:30'],
    starts: ['2027-03-14T05:30', '2027-03-14T06:30'],
  },
  {
    story: 'New York, clocks go back: 1:30 once, the first',
    timeZone: NEW_YORK,
    date: '2026-11-01',
    minutes: 60,
    times: ['00:30', '01:30', '02:30', '03:30'],
    starts: ['2026-11-01T04:30', '2026-11-01T05:30', '2026-11-01T07:30', '2026-11-01T08:30'],
  },
  {
    story: 'New York, clocks go back: five hours fit into four on the clock',
    timeZone: NEW_YORK,
    date: '2026-11-01',
    minutes: 300,
    times: ['00:30'],
    starts: ['2026-11-01T04:30'],
  },
  {
    story: 'Phoenix, when New York’s clocks go forward',
    timeZone: PHOENIX,
    date: '2027-03-14',
    minutes: 60,
    times: ['00:30', '01:30', '02:30', '03:30'],
    starts: ['2027-03-14T07:30', '2027-03-14T08:30', '2027-03-14T09:30', '2027-03-14T10:30'],
  },
  {
    story: 'Phoenix, when New York’s clocks go back',
    timeZone: PHOENIX,
    date: '2026-11-01',
    minutes: 60,
    times: ['00:30', '01:30', '02:30', '03:30'],
    starts: ['2026-11-01T07:30', '2026-11-01T08:30', '2026-11-01T09:30', '2026-11-01T10:30'],
  },
])('$story', ({ timeZone, date, minutes, times, starts }) => {
  const eve = new Date(Date.parse(date) - 12 * HOUR);
  const [day] = listSlotDays(open(timeZone), rules, minutes, [], eve);
  expect(day?.date).toBe(date);
  expect(timesOf(day)).toEqual(times);
  expect(startsOf(day)).toEqual(starts);
});

test.each([
  ['before clocks go forward', '2027-03-12', '2027-03-12T12:30'],
  ['after clocks went forward', '2027-03-15', '2027-03-15T11:30'],
  ['before clocks go back', '2026-10-30', '2026-10-30T11:30'],
  ['after clocks went back', '2026-11-02', '2026-11-02T12:30'],
])('New York opens at 7:30 %s', (_name, date, first) => {
  const eve = new Date(Date.parse(date) - 12 * HOUR);
  const day = listSlotDays(service, rules, 60, [], eve).find((one) => one.date === date);
  expect(startsOf(day)?.[0]).toBe(first);
});

test('a day that closes at a skipped time has no slots', () => {
  const hours = { ...CLOSED_WEEK, sunday: { open: '00:30', close: '02:30' } };
  const days = listSlotDays({ hours, timeZone: NEW_YORK }, rules, 60, [], new Date('2027-03-13T12:00Z'));
  expect(days.map(({ date }) => date)).toEqual(['2027-03-21']);
});

test('holidays are closed, other special days have their own hours', () => {
  const special = [
    { date: '2026-11-26', name: 'Thanksgiving', hours: null },
    { date: '2026-11-28', name: 'Tire Saturday', hours: { open: '09:00', close: '11:00' } },
  ];
  const opening = { ...service, hours: { ...SERVICE_WEEK, special } };
  const days = listSlotDays(opening, rules, 60, [], now);
  expect(days.map(({ date }) => date)).not.toContain('2026-11-26');
  expect(timesOf(days.find(({ date }) => date === '2026-11-28'))).toEqual(['09:00', '10:00']);
});

test.each<[string, Span, Span[], number, boolean]>([
  ['nobody', at('2026-11-24T13:00Z'), [], 1, true],
  ['no capacity', at('2026-11-24T13:00Z'), [], 0, false],
  ['the same time', at('2026-11-24T13:00Z'), [at('2026-11-24T13:00Z')], 1, false],
  ['one of two', at('2026-11-24T13:00Z'), [at('2026-11-24T13:00Z')], 2, true],
  ['just before', at('2026-11-24T13:00Z'), [at('2026-11-24T12:00Z')], 1, true],
  ['just after', at('2026-11-24T13:00Z'), [at('2026-11-24T14:00Z')], 1, true],
  ['a long job that began before', at('2026-11-24T13:00Z'), [at('2026-11-24T10:00Z', 4)], 1, false],
  ['a job that begins during it', at('2026-11-24T13:00Z', 3), [at('2026-11-24T15:00Z')], 1, false],
  [
    'two that overlap it one after the other',
    at('2026-11-24T13:00Z', 2),
    [at('2026-11-24T13:00Z'), at('2026-11-24T14:00Z')],
    2,
    true,
  ],
  [
    'two that overlap it together at its end',
    at('2026-11-24T13:00Z', 3),
    [at('2026-11-24T14:00Z', 2), at('2026-11-24T15:00Z', 2)],
    2,
    false,
  ],
])('room beside %s', (_name, span, taken, capacity, expected) => {
  expect(hasRoom(span, taken, capacity)).toBe(expected);
});

test('leaves out slots that are full', () => {
  const taken = [at('2026-11-23T19:30Z'), at('2026-11-23T18:30Z', 2), at('2026-11-23T20:30Z')];
  expect(timesOf(listSlotDays(service, rules, 60, taken, now)[0])).toEqual(['15:30', '16:30']);
  expect(timesOf(listSlotDays(service, rules, 90, taken, now)[0])).toEqual(['15:30', '16:30']);
});

test.each([
  ['a slot', '2026-11-24T13:30Z', 1, true],
  ['within the lead time, if chosen before', '2026-11-23T17:30Z', 1, true],
  ['past', '2026-11-23T16:30Z', 1, false],
  ['between slots', '2026-11-24T13:45Z', 1, false],
  ['too long for the day', '2026-11-24T20:30Z', 3, false],
  ['a closed day', '2026-11-28T15:30Z', 1, false],
  ['the day after the horizon, after midnight', '2026-12-07T15:30Z', 1, true],
  ['far after the horizon', '2026-12-08T15:30Z', 1, false],
])('whether %s is offered', (_name, moment, hours, expected) => {
  expect(isOffered(service, rules, at(moment, hours), now)).toBe(expected);
});

test.each([0, -30, Number.NaN])('refuses %d minutes', (minutes) => {
  expect(() => listSlotDays(service, rules, minutes, [], now)).toThrow(RangeError);
});

test('every slot is within opening hours, has room and can be booked', () => {
  const moment = fc.date({
    min: new Date('2026-01-01T00:00Z'),
    max: new Date('2028-01-01T00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(NEW_YORK, PHOENIX, 'America/Chicago'),
      moment,
      fc.integer({ min: 5, max: 300 }),
      fc.constantFrom(15, 30, 60),
      fc.array(fc.tuple(fc.nat(72), fc.integer({ min: 1, max: 6 })), { maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (timeZone, when, minutes, slotMinutes, others, capacity) => {
        const allWeek = { ...SERVICE_WEEK, saturday: nights, sunday: nights };
        const opening = { hours: allWeek, timeZone };
        const some = { ...rules, slotMinutes, capacity, leadHours: 1, horizonDays: 3 };
        const taken = others.map(([later, hours]) =>
          at(new Date(when.getTime() + later * HOUR).toISOString(), hours),
        );
        for (const { date, slots } of listSlotDays(opening, some, minutes, taken, when)) {
          for (const slot of slots) {
            expect(localMoment(date, slot.time, timeZone)).toEqual(slot.start);
            expect(localDate(timeZone, slot.end)).toBe(date);
            expect(slot.start.getTime() - when.getTime()).toBeGreaterThanOrEqual(HOUR);
            expect(hasRoom(slot, taken, capacity)).toBe(true);
          }
          const last = slots.at(-1);
          expect(last && isOffered(opening, some, last, when)).toBe(true);
        }
      },
    ),
    { numRuns: 25 },
  );
});
