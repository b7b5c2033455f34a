import { type Language, localeOf } from '@rooftop/tenancy/languages';

const MINUTE = 60_000;

/**
 * When a limit ends, rounded up to a minute: `3:40 PM EST`, with the weekday if that isn't today.
 * @param timeZone IANA name
 */
export function formatUntil(until: Date, now: Date, timeZone: string, language: Language): string {
  const minute = new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE);
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' });
  const isToday = day.format(minute) === day.format(now);
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    ...(!isToday && { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(minute)
    .replaceAll(/\s/g, ' ');
}
