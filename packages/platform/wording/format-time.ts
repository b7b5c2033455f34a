import { type Language, localeOf, perLanguage } from '@rooftop/tenancy/languages';
import type { Weekday } from '@rooftop/tenancy/opening-hours';

/** Creating an Intl formatter is a hundred times slower than using it. */
function formatters(tag: string) {
  const day = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday });
  return {
    time: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
    long: day('long'),
    short: day('short'),
    date: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' }),
    numeric: new Intl.DateTimeFormat(tag, {
      timeZone: 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
    month: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
    day: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
    list: new Intl.ListFormat(tag, { type: 'conjunction' }),
  };
}

const FORMATTERS = perLanguage((language) => formatters(localeOf(language)));

/** Days of a week in January 2024, which began on a Monday. */
const DAYS = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const satisfies Record<Weekday, number>;

/** Formats a time of opening hours, `18:00`, as `6:00 PM`. */
export function formatTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return FORMATTERS[language].time.format(Date.UTC(2024, 0, 1, hours, minutes));
}

/** The name of a weekday. */
export function formatWeekday(day: Weekday, language: Language, length: 'long' | 'short'): string {
  return FORMATTERS[language][length].format(Date.UTC(2024, 0, DAYS[day]));
}

/** A date for use in a sentence: `November 21, 2026`. @param date `YYYY-MM-DD` */
export function formatDate(date: string, language: Language): string {
  return FORMATTERS[language].date.format(Date.parse(`${date}T00:00:00Z`));
}

/** A date as data, in coupons, tables and forms: `11/26/2026` in both languages (spec 9). @param date `YYYY-MM-DD` */
export const formatNumericDate = (date: string): string =>
  FORMATTERS.en.numeric.format(Date.parse(`${date}T00:00:00Z`));

/** The month of a date, for use in a sentence: `March 2020`. @param date `YYYY-MM-DD` */
export const formatMonth = (date: string, language: Language): string =>
  FORMATTERS[language].month.format(Date.parse(`${date}T00:00:00Z`));

/** A date in the near future for a list: `Thu, Nov 26`. @param date `YYYY-MM-DD` */
export const formatDay = (date: string, language: Language): string =>
  FORMATTERS[language].day.format(Date.parse(`${date}T00:00:00Z`));

/** Joins names to a list in a sentence: `Erie, Meadville and Dunkirk`. */
export function formatList(names: readonly string[], language: Language): string {
  return FORMATTERS[language].list.format(names);
}

/**
 * A moment in full, such as the beginning of an appointment: `Tuesday, November 24 at 8:30 AM EST`.
 * @param timeZone IANA name
 */
export function formatAppointment(moment: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(moment)
    .replaceAll(/\s/g, ' ');
}
