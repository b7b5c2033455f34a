import { type Language, localeOf, perLanguage } from '@rooftop/tenancy/languages';
import type { SlotDay } from '@rooftop/service/slots';
import { formatTime } from '../wording/format-time.ts';

/** Parts of a day, and the hour that each begins with (spec 2: Morning, Afternoon, Evening). */
const PARTS = [
  ['evening', 17],
  ['afternoon', 12],
  ['morning', 0],
] as const;
type DayPart = (typeof PARTS)[number][0];

/** A time at which an appointment can begin. */
export interface DayTime {
  /** What a form sends. */
  readonly value: string;
  readonly label: string;
  readonly part: DayPart;
}

/** A day with times, as text. */
export interface DayWithTimes {
  /** Such as `2026-11-23`. */
  readonly date: string;
  /** In full: `Monday, November 23`. */
  readonly label: string;
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly times: readonly DayTime[];
}

function formatters(tag: string) {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...parts });
  return {
    label: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
  };
}

const FORMATTERS = perLanguage((language) => formatters(localeOf(language)));

const partOf = (time: string): DayPart =>
  PARTS.find(([, from]) => Number(time.slice(0, 2)) >= from)?.[0] ?? 'morning';

/** Formats a date: `Monday, November 23`. @param date `YYYY-MM-DD` */
export const formatLongDay = (date: string, locale: Language): string =>
  FORMATTERS[locale].label.format(Date.parse(date));

interface TimesOfDay {
  readonly date: string;
  /** On a 24-hour clock, in the store's time zone, with what a form sends. */
  readonly times: readonly { readonly time: string; readonly value: string }[];
}

/** Days with times, as text. */
function dayTimes(days: readonly TimesOfDay[], locale: Language): readonly DayWithTimes[] {
  const { label, weekday, day, month } = FORMATTERS[locale];
  return days.map(({ date, times }) => {
    const moment = Date.parse(date);
    return {
      date,
      label: label.format(moment),
      weekday: weekday.format(moment),
      day: day.format(moment),
      month: month.format(moment),
      times: times.map(({ time, value }) => ({
        value,
        label: formatTime(time, locale),
        part: partOf(time),
      })),
    };
  });
}

/** Days whose times are sent as they are on the store's clock. */
export const clockTimes = (days: readonly SlotDay[], locale: Language): readonly DayWithTimes[] =>
  dayTimes(
    days.map(({ date, slots }) => ({ date, times: slots.map(({ time }) => ({ time, value: time })) })),
    locale,
  );

/**
 * The days as links, and the day whose times are shown: the wanted one, or else the first. Null if there are no days.
 * @param hrefOf URL of a day
 */
export function daysAsLinks(
  all: readonly DayWithTimes[],
  wanted: string | null,
  hrefOf: (date: string) => string,
) {
  const shown = all.find(({ date }) => date === wanted) ?? all[0] ?? null;
  const days = all.map(({ date, label, weekday, day, month }) => ({
    date,
    label,
    weekday,
    day,
    month,
    isChosen: date === shown?.date,
    href: hrefOf(date),
  }));
  return { days, day: shown };
}

/** Days whose times are sent in UTC. */
export const utcTimes = (days: readonly SlotDay[], locale: Language): readonly DayWithTimes[] =>
  dayTimes(
    days.map(({ date, slots }) => ({
      date,
      times: slots.map(({ time, start }) => ({ time, value: start.toISOString() })),
    })),
    locale,
  );
