import type { LocalDate } from './calendar.ts';

/** One per time zone, because creating a formatter costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // Swedish dates look like ISO 8601: `2026-11-21 08:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** A zone's offset from UTC at a moment, in milliseconds, exact to the minute. */
function offset(timeZone: string, moment: number): number {
  const [date = '', time = ''] = clockIn(timeZone).format(moment).split(' ');
  return Date.parse(`${date}T${time}Z`) - moment;
}

/**
 * The moment when clocks in a zone show a date and a time. If there are two, because clocks are set back, returns one
 * of them.
 * @param time on a 24-hour clock: `08:30`
 * @param timeZone IANA name
 * @returns null if there is none, because clocks are set forward over it
 * @throws RangeError if the time zone is unknown
 */
export function localMoment(date: LocalDate, time: string, timeZone: string): Date | null {
  const shown = Date.parse(`${date}T${time}Z`);
  const near = shown - offset(timeZone, shown);
  // The offset before a change of clocks differs from the one after it.
  const moment = shown - offset(timeZone, near);
  return moment + offset(timeZone, moment) === shown ? new Date(moment) : null;
}
