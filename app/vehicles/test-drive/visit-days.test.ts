import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/support/website.ts';
import { byDayPart } from '../../stores/day-parts.ts';
import { isVisitTime, visitDays } from './visit-days.server.ts';

const store = { hours: { sales: SALES_WEEK, service: null }, timeZone: 'America/New_York' } as const;
/** Monday, noon in New York. */
const now = new Date('2026-11-23T17:00:00Z');
const settings = testSettings();

test('returns fourteen open days, as text', () => {
  const days = visitDays(store, settings, now, 'en');
  expect(days).toHaveLength(14);
  expect(days[0]).toMatchObject({
    date: '2026-11-23',
    label: 'Monday, November 23',
    weekday: 'Mon',
    day: '23',
    month: 'Nov',
  });
  expect(days[0]?.times.map(({ label }) => label)).toEqual(['2:30 PM', '3:30 PM', '4:30 PM']);
  expect(visitDays(store, settings, now, 'es')[0]?.label).toBe('lunes, 23 de noviembre');
});

test('groups times by part of the day', () => {
  const [, tomorrow] = visitDays(store, settings, now, 'en');
  const parts = byDayPart(tomorrow?.times ?? []).map(({ part, times }) => [
    part,
    times.map(({ value }) => value),
  ]);
  expect(parts).toEqual([
    ['morning', ['08:30', '09:30', '10:30', '11:30']],
    ['afternoon', ['12:30', '13:30', '14:30', '15:30', '16:30']],
  ]);
});

test('returns nothing without opening hours', () => {
  const closed = { ...store, hours: { sales: null, service: null } };
  expect(visitDays(closed, settings, now, 'en')).toEqual([]);
  expect(isVisitTime({ day: '2026-11-24', time: '08:30' }, closed, settings, now)).toBe(false);
});

test.each([
  ['available', '2026-11-24', '08:30', true],
  ['within the lead time, if chosen before', '2026-11-23', '12:30', true],
  ['past', '2026-11-23', '11:30', false],
  ['yesterday', '2026-11-20', '11:30', false],
  ['between two slots', '2026-11-24', '08:45', false],
  ['after closing', '2026-11-24', '18:30', false],
  ['too late to return before closing', '2026-11-24', '17:30', false],
  ['a closed day', '2026-11-29', '11:30', false],
  ['too far ahead', '2027-11-23', '11:30', false],
])('%s: %s %s', (_name, day, time, isOffered) => {
  expect(isVisitTime({ day, time }, store, settings, now)).toBe(isOffered);
});

test('accepts every time that is shown', () => {
  for (const { date, times } of visitDays(store, settings, now, 'en')) {
    for (const { value } of times)
      expect(isVisitTime({ day: date, time: value }, store, settings, now)).toBe(true);
  }
});
