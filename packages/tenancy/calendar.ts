/** A date in some time zone: `2026-11-21`. Such dates compare as text. */
export type LocalDate = string;

/** From the first to the last day, both included. Null means no limit. */
interface DateSpan {
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
}

/** One per time zone, because creating a formatter costs a hundred times as much as using it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * The date at a moment.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function localDate(timeZone: string, now: Date): LocalDate {
  const parts = calendarIn(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const MINUTE = 60_000;
/** No time zone is farther from UTC. */
const FARTHEST = 15 * 60 * MINUTE;

/**
 * The first moment of a day, even if clocks change during it.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function startOfDay(date: LocalDate, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Days begin on whole minutes and dates only increase, so a binary search finds the first minute.
  let before = midnight - FARTHEST;
  let within = midnight + FARTHEST;
  while (within - before > MINUTE) {
    const middle = before + Math.floor((within - before) / MINUTE / 2) * MINUTE;
    if (localDate(timeZone, new Date(middle)) < date) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/**
 * When the next day begins.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export const nextMidnight = (timeZone: string, now: Date): Date =>
  startOfDay(addDays(localDate(timeZone, now), 1), timeZone);

const isoDate = (year: number, month: number, day: number): LocalDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const numbersOf = (date: LocalDate): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

/** The last date that can be written, and what people enter for "forever". */
const LAST_DATE: LocalDate = '9999-12-31';

/** The date so many days later, or earlier if negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const [year, month, day] = numbersOf(date);
  return isoDate(year, month, day + days);
}

const DAY = 24 * 60 * MINUTE;

/** Days from one date to another; negative if it is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;

/** The last day of a date's month, when a monthly offer ends. */
export function lastDayOfMonth(date: LocalDate): LocalDate {
  const [year, month] = numbersOf(date);
  return isoDate(year, month + 1, 0);
}

/**
 * Whether something with a first and a last day is running, and when that changes. A span that ends before it starts
 * never runs.
 * @param timeZone IANA name of the zone of the dates
 * @returns with `changesAt` null if it never changes
 * @throws RangeError if the time zone is unknown
 */
export function dateRun(
  { start, end }: DateSpan,
  timeZone: string,
  now: Date,
): { readonly isRunning: boolean; readonly changesAt: Date | null } {
  const today = localDate(timeZone, now);
  if (end !== null && (today > end || (start !== null && start > end)))
    return { isRunning: false, changesAt: null };
  if (start !== null && today < start) return { isRunning: false, changesAt: startOfDay(start, timeZone) };
  const isForEver = end === null || end === LAST_DATE;
  return { isRunning: true, changesAt: isForEver ? null : startOfDay(addDays(end, 1), timeZone) };
}
