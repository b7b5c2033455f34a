/** Formats of times and numbers in the language of the browser. */
import { locale } from './words.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, known);
  return known.format(new Date(at));
}

/** `Nov 26, 9:15 AM` */
export const formatMoment = (at: string, timeZone: string): string =>
  format(at, timeZone, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `Fri, 9:15 AM` */
export function formatDayAndTime(at: string, timeZone: string): string {
  const [day, time] = [
    format(at, timeZone, { weekday: 'short' }),
    format(at, timeZone, { hour: 'numeric', minute: '2-digit' }),
  ];
  return `${day}, ${time}`;
}

/** `Nov 26`. @param date such as `2026-11-26` */
export const formatDate = (date: string): string =>
  format(`${date}T12:00:00Z`, 'UTC', { month: 'short', day: 'numeric' });

/** `2 PM`. @param hour from 0 to 23 */
export const formatHour = (hour: number): string =>
  format(new Date(Date.UTC(2026, 0, 1, hour)), 'UTC', { hour: 'numeric' });

/** `14:30`, as inputs of times have it. */
export const inputTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

export const formatNumber = (count: number): string => new Intl.NumberFormat(locale).format(count);

/** @param cents integer */
export const formatMoney = (cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    cents / 100,
  );

/** `(315) 555-0142` for a number of the US, others as they are. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
