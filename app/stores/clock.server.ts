import type { Language } from '@rooftop/content/languages';
import type { Weekday } from '@rooftop/tenancy/opening-hours';

/** Making an Intl formatter costs a hundred times what using it does. */
function formatters(tag: string) {
  const day = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday });
  return {
    time: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
    long: day('long'),
    short: day('short'),
    date: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' }),
    day: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
    list: new Intl.ListFormat(tag, { type: 'conjunction' }),
  };
}

/** The languages as people in the United States write them. */
const FORMATTERS = {
  en: formatters('en-US'),
  es: formatters('es-US'),
} as const satisfies Record<Language, object>;

/** Days of one week of January 2024, which began on a Monday. */
const DAYS = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const satisfies Record<Weekday, number>;

/** A time of day of opening hours, `18:00`, as people write it: `6:00 PM`. */
export function formatTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return FORMATTERS[language].time.format(Date.UTC(2024, 0, 1, hours, minutes));
}

/** The name of a weekday. */
export function formatWeekday(day: Weekday, language: Language, length: 'long' | 'short'): string {
  return FORMATTERS[language][length].format(Date.UTC(2024, 0, DAYS[day]));
}

/** A day as it stands in a sentence: `November 21, 2026`. @param date `YYYY-MM-DD` */
export function formatDate(date: string, language: Language): string {
  return FORMATTERS[language].date.format(Date.parse(`${date}T00:00:00Z`));
}

/** A near day in a list: `Thu, Nov 26`. @param date `YYYY-MM-DD` */
export const formatDay = (date: string, language: Language): string =>
  FORMATTERS[language].day.format(Date.parse(`${date}T00:00:00Z`));

/** Several names as a list in a sentence: `Erie, Meadville and Dunkirk`. */
export function formatList(names: readonly string[], language: Language): string {
  return FORMATTERS[language].list.format(names);
}
