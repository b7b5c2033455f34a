/** Time that is counted in a department's opening hours only. */
import { addDays, type LocalDate, localDate, startOfDay } from './calendar.ts';
import { localMoment } from './local-moment.ts';
import { hoursOn, type Week } from './opening-hours.ts';

const MINUTE = 60_000;
/** Days after which the search for opening hours ends, because some departments never open. */
const FARTHEST_DAYS = 60;

/** Milliseconds since 1970. */
interface OpenSpan {
  readonly start: number;
  readonly end: number;
}

/** When a department is open on a date. Null if it is closed, or closes before it opens. */
function openOn(week: Week, timeZone: string, date: LocalDate): OpenSpan | null {
  const hours = hoursOn(week, date);
  if (hours === null || hours.close <= hours.open) return null;
  const [start, end] = [hours.open, hours.close].map((time) => momentOf(date, time, timeZone));
  return start === undefined || end === undefined || end <= start ? null : { start, end };
}

/** When clocks show a time. A time that clocks skip is counted from midnight. */
function momentOf(date: LocalDate, time: string, timeZone: string): number {
  const moment = localMoment(date, time, timeZone)?.getTime();
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return moment ?? startOfDay(date, timeZone).getTime() + minutes * MINUTE;
}

/**
 * The moment when a department has been open for so many minutes.
 * @param timeZone IANA name
 * @returns null if it is not open that long within 60 days
 * @throws RangeError if the time zone is unknown
 */
export function addOpenMinutes(week: Week, timeZone: string, from: Date, minutes: number): Date | null {
  let left = minutes * MINUTE;
  let date = localDate(timeZone, from);
  for (let day = 0; day <= FARTHEST_DAYS; day += 1) {
    const span = openOn(week, timeZone, date);
    const start = Math.max(span?.start ?? 0, from.getTime());
    if (span !== null && span.end > start) {
      if (start + left <= span.end) return new Date(start + left);
      left -= span.end - start;
    }
    date = addDays(date, 1);
  }
  return null;
}

/**
 * Minutes between two moments during which a department was open, rounded down. 0 if `to` is not after `from`.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function openMinutesBetween(week: Week, timeZone: string, from: Date, to: Date): number {
  const last = localDate(timeZone, to);
  let open = 0;
  for (let date = localDate(timeZone, from); date <= last; date = addDays(date, 1)) {
    const span = openOn(week, timeZone, date);
    if (span === null) continue;
    open += Math.max(0, Math.min(span.end, to.getTime()) - Math.max(span.start, from.getTime()));
  }
  return Math.floor(open / MINUTE);
}
