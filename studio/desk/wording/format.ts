/** Formats of times and numbers in the language of the browser. */
import { localDate } from '@rooftop/tenancy/calendar';
import { locale } from './words.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, known);
  return known.format(new Date(at));
}

/** Month and day of a date such as `2026-11-26`, and its year unless that is the current one. */
const dayOptions = (date: string, timeZone: string): Intl.DateTimeFormatOptions => ({
  month: 'short',
  day: 'numeric',
  ...(date.slice(0, 4) !== localDate(timeZone, new Date()).slice(0, 4) && { year: 'numeric' }),
});

/** `Nov 26, 9:15 AM`, or `Nov 26, 2025, 9:15 AM` in another year. */
export const formatShortMoment = (at: string, timeZone: string): string =>
  format(at, timeZone, {
    ...dayOptions(localDate(timeZone, new Date(at)), timeZone),
    hour: 'numeric',
    minute: '2-digit',
  });

/** `May 3, 2026 at 10:00 AM EDT`, for documents. */
export const formatFullMoment = (at: string, timeZone: string): string =>
  format(at, timeZone, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** `Fri, 9:15 AM` */
export function formatDayAndTime(at: string, timeZone: string): string {
  const [day, time] = [
    format(at, timeZone, { weekday: 'short' }),
    format(at, timeZone, { hour: 'numeric', minute: '2-digit' }),
  ];
  return `${day}, ${time}`;
}

/**
 * `Nov 26`, or `Nov 26, 2025` in another year.
 * @param date such as `2026-11-26`
 * @param timeZone says which year is the current one
 */
export const formatShortDate = (date: string, timeZone: string): string =>
  format(`${date}T12:00:00Z`, 'UTC', dayOptions(date, timeZone));

/** `2 PM`. @param hour from 0 to 23 */
export const formatHour = (hour: number): string =>
  format(new Date(Date.UTC(2026, 0, 1, hour)), 'UTC', { hour: 'numeric' });

/** `14:30`, as inputs of times have it. */
export const inputTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

export const formatNumber = (count: number): string => new Intl.NumberFormat(locale).format(count);

/** @param cents integer */
export const formatWholeDollars = (cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    cents / 100,
  );

/** `$18,853.03`. @param cents integer */
export const formatExactMoney = (cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);

/** `(315) 555-0142` for a number of the US, others as they are. */
export function formatUsPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
