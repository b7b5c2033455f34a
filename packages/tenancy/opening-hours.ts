import { type LocalDate, localDate } from './calendar.ts';

/** Monday first, as the trade writes its weeks. */
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times of day on a 24-hour clock, `08:30`, in the store's zone. null: closed all day. */
export type Day = { readonly open: string; readonly close: string } | null;
/** One day with hours of its own, such as Thanksgiving. */
export interface SpecialDay {
  /** in the store's zone */
  readonly date: LocalDate;
  readonly name: string;
  readonly hours: Day;
}

/** A department's week, and the days that differ from it. */
export type Week = { readonly [day in Weekday]: Day } & { readonly special?: readonly SpecialDay[] };

/** The hours on a date: those of a special day, else those of its weekday. */
export function hoursOn(week: Week, date: LocalDate): Day {
  const special = week.special?.find((day) => day.date === date);
  return special === undefined ? week[weekdayOf(date)] : special.hours;
}

const DAY_MS = 86_400_000;
const dateAfter = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Special days from a date on, the nearest first. */
export const specialDaysFrom = (week: Week, date: LocalDate, days: number): readonly SpecialDay[] => {
  const last = dateAfter(date, days);
  return (week.special ?? [])
    .filter((day) => day.date >= date && day.date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** The weekday of a date, `2026-11-21`. Throws for what is no date. */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = WEEKDAYS[(sundayFirst + 6) % 7];
  if (weekday === undefined) throw new RangeError(`No date: ${date}`);
  return weekday;
}

/** Days in a row with the same hours. */
export interface DayRange {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly hours: Day;
}

export type OpenStatus =
  /** open until this time today */
  | { readonly kind: 'open'; readonly closes: string }
  /** `days` from today: 0 is later today, 1 tomorrow */
  | { readonly kind: 'closed'; readonly opens: string; readonly day: Weekday; readonly days: number }
  /** no hours at all */
  | { readonly kind: 'never' };

const same = (a: Day, b: Day): boolean => a?.open === b?.open && a?.close === b?.close;

/** The week, grouped: Monday to Friday 8:30–18:00, Saturday 9:00–16:00, Sunday closed. */
export function groupWeek(week: Week): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of WEEKDAYS) {
    const previous = ranges.at(-1);
    if (previous && same(previous.hours, week[day])) ranges[ranges.length - 1] = { ...previous, last: day };
    else ranges.push({ first: day, last: day, hours: week[day] });
  }
  return ranges;
}

/** One per time zone: making a formatter costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Weekday (0 is Monday) and time of day in a zone. */
function localTime(now: Date, timeZone: string): { weekday: number; time: string } {
  const parts = clockIn(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const name = part('weekday').toLowerCase();
  return {
    weekday: WEEKDAYS.findIndex((day) => day === name),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Minutes since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * When what `openStatus` says may change next: at the department's next opening or closing today, else at midnight.
 * Counted on the wall clock: too late or too early by an hour when clocks change before that.
 * @param timeZone IANA name; throws RangeError for another
 */
export function statusEnds(week: Week, timeZone: string, now: Date): Date {
  const { time } = localTime(now, timeZone);
  const hours = hoursOn(week, localDate(timeZone, now));
  const next = [hours?.open, hours?.close].find((one) => one !== undefined && one > time) ?? '24:00';
  const minute = 60_000;
  return new Date(Math.floor(now.getTime() / minute) * minute + (minutesOf(next) - minutesOf(time)) * minute);
}

/**
 * Whether a department is open, and until or from when. A department opens at the first and closes at the second
 * of its two times; a day that closes before it opens counts as closed.
 * @param timeZone IANA name; throws RangeError for another
 */
export function openStatus(week: Week, timeZone: string, now: Date): OpenStatus {
  const { weekday, time } = localTime(now, timeZone);
  const today = localDate(timeZone, now);
  for (let days = 0; days <= WEEKDAYS.length; days += 1) {
    const day = WEEKDAYS[(weekday + days) % WEEKDAYS.length];
    const hours = hoursOn(week, dateAfter(today, days));
    if (day === undefined || !hours || hours.close <= hours.open) continue;
    if (days > 0 || time < hours.open) return { kind: 'closed', opens: hours.open, day, days };
    if (time < hours.close) return { kind: 'open', closes: hours.close };
  }
  return { kind: 'never' };
}
