/** Weeks and time zones for tests. */
import type { TimeZone } from '@rooftop/content/time-zones';
import { localTime, type Week } from '@rooftop/tenancy/opening-hours';

const weekday = { open: '08:30', close: '18:00' };

/** Monday to Friday 8:30 to 18:00, Saturday 9:00 to 16:00 (spec 9, sales hours). */
export const SALES_WEEK = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: { open: '09:00', close: '16:00' },
  sunday: null,
} satisfies Week;

/**
 * Returns a time zone where no day ends within the next hour, and no department that is open from 9:00 to 18:00 opens or
 * closes. That would change pages and drop them from the cache in the middle of a test.
 */
export function quietTimeZone(now = new Date()): TimeZone {
  const { time } = localTime(now, 'America/New_York');
  return /^(?:08|17|23):/.test(time) ? 'America/Chicago' : 'America/New_York';
}
