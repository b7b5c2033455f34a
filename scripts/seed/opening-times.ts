import { weekdayOf } from '@rooftop/tenancy/opening-hours';
import { nextHolidays } from '@rooftop/tenancy/us-holidays';
import { z } from 'zod';
import { parseKit } from './kit.ts';

/** Short form of a day's hours: `09:00-18:00` or `closed`. */
export const HOURS = /^(?:closed|(\d\d:\d\d)-(\d\d:\d\d))$/;

/** Short form of a list of special days: the US holidays of the next twelve months. */
export const US_HOLIDAYS = 'us-holidays';

const hoursShape = z.string().regex(HOURS, { error: 'hours are written as "09:00-18:00" or "closed"' });
const weekShape = z.strictObject({
  weekdays: hoursShape,
  saturday: hoursShape.default('closed'),
  sunday: hoursShape.default('closed'),
});

/** Expands the short form of a day's hours. */
export function parseHours(hours: string): object {
  const [, open, close] = HOURS.exec(hours) ?? [];
  return open === undefined ? { closed: true } : { closed: false, open, close };
}

/** Expands the short form of a week: the same hours from Monday to Friday. Other weeks name each day. */
export function completeWeek(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null || !('weekdays' in value)) return value;
  const { weekdays, saturday, sunday } = parseKit(weekShape, value, path);
  return {
    monday: weekdays,
    tuesday: weekdays,
    wednesday: weekdays,
    thursday: weekdays,
    friday: weekdays,
    saturday,
    sunday,
  };
}

/** The next US holidays as a dealer would have entered them: closed, but open until two on Christmas Eve. */
export const usHolidays = (today: string): readonly object[] =>
  nextHolidays(today).map(({ name, date }) =>
    name === 'Christmas Eve' && weekdayOf(date) !== 'sunday'
      ? { date, name, closed: false, open: '09:00', close: '14:00' }
      : { date, name, closed: true },
  );
