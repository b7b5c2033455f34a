import type { LocalDate } from './calendar.ts';

/** One per time zone: making a formatter costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedes write dates as ISO 8601 does: `2026-11-21 08:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Milliseconds from UTC to what clocks show in a zone at a moment, to the minute. */
function offset(timeZone: string, moment: number): number {
  const [date = '', time = ''] = clockIn(timeZone).format(moment).split(' ');
  return Date.parse(`${date}T${time}Z`) - moment;
}

/**
 * The moment when clocks show a date and a time; of two, when clocks are put back, one of them. null: they never do,
 * because clocks are put forward over it.
 * @param time on a 24-hour clock: `08:30`
 * @param timeZone IANA name; throws RangeError for another
 */
export function localMoment(date: LocalDate, time: string, timeZone: string): Date | null {
  const shown = Date.parse(`${date}T${time}Z`);
  const near = shown - offset(timeZone, shown);
  // Offsets differ on the two sides of a change of clocks.
  const moment = shown - offset(timeZone, near);
  return moment + offset(timeZone, moment) === shown ? new Date(moment) : null;
}
