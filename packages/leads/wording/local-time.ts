import { type Language, localeOf } from '@rooftop/tenancy/languages';

/**
 * Formats a time in ISO 8601 with the offset of a time zone: `2026-11-21T13:05:00-06:00`.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function isoInZone(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

/** Formats a time as spreadsheets read it: `2026-11-21 13:05`. @throws RangeError if the time zone is unknown */
export const sheetTime = (moment: Date, timeZone: string): string =>
  isoInZone(moment, timeZone).slice(0, 16).replace('T', ' ');

/** Formats a time for people: `Sat, Nov 21, 2026, 1:05 PM CST`. */
export function formatMoment(moment: Date, timeZone: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(moment)
    .replaceAll(/\s/g, ' ');
}
