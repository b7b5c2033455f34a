import { type LocalDate, localDate } from './calendar.ts';

/** Monday first, as dealers list opening hours. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times on a 24-hour clock, `08:30`, in the store's time zone. Null means closed all day. */
export type Day = { readonly open: string; readonly close: string } | null;
/** A date with its own hours, such as Thanksgiving. */
interface SpecialDay {
  /** In the store's time zone. */
  readonly date: LocalDate;
  readonly name: string;
  readonly hours: Day;
}

/** A department's week, and the dates that differ from it. */
export type Week = { readonly [day in Weekday]: Day } & { readonly special?: readonly SpecialDay[] };

/** Never open. */
export const CLOSED_WEEK: Week = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};

/** The hours on a date: those of a special day, or else those of its weekday. */
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

/**
 * The weekday of a date, `2026-11-21`.
 * @throws RangeError if it is not a date
 */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = WEEKDAYS[(sundayFirst + 6) % 7];
  if (weekday === undefined) throw new RangeError(`Not a date: ${date}`);
  return weekday;
}

/** Consecutive days with the same hours. */
interface DayRange {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly hours: Day;
}

export type OpenStatus =
  /** Open until this time today. */
  | { readonly kind: 'open'; readonly closes: string }
  /** `days` from today: 0 is later today, 1 is tomorrow. */
  | { readonly kind: 'closed'; readonly opens: string; readonly day: Weekday; readonly days: number }
  /** The department has no opening hours. */
  | { readonly kind: 'never' };

const same = (a: Day, b: Day): boolean => a?.open === b?.open && a?.close === b?.close;

/** Groups the week: Monday to Friday 8:30–18:00, Saturday 9:00–16:00, Sunday closed. */
export function groupWeek(week: Week): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of WEEKDAYS) {
    const previous = ranges.at(-1);
    if (previous && same(previous.hours, week[day])) ranges[ranges.length - 1] = { ...previous, last: day };
    else ranges.push({ first: day, last: day, hours: week[day] });
  }
  return ranges;
}

/** One per time zone, because creating a formatter costs a hundred times as much as using it. */
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

/** Weekday (0 is Monday) and time of day (`08:30`) in a time zone. */
export function localTime(now: Date, timeZone: string): { weekday: number; time: string } {
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
 * When the result of `openStatus` may change next: when the department next opens or closes today, or else at
 * midnight. Computed on the wall clock, so it is an hour off if clocks change before that.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function statusEnds(week: Week, timeZone: string, now: Date): Date {
  const { time } = localTime(now, timeZone);
  const hours = hoursOn(week, localDate(timeZone, now));
  const next = [hours?.open, hours?.close].find((one) => one !== undefined && one > time) ?? '24:00';
  const minute = 60_000;
  return new Date(Math.floor(now.getTime() / minute) * minute + (minutesOf(next) - minutesOf(time)) * minute);
}

/**
 * Whether a department is open, and until or from when. It is open from the first of its two times until just before
 * the second. A day that closes before it opens counts as closed.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
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
