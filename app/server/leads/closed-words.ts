import { openStatus, type Week } from '@rooftop/tenancy/opening-hours';
import { formatTime, formatWeekday } from '../../locales/format-time.server.ts';
import type { LeadContext } from './create-leads.ts';

/**
 * Says that a department is closed and when it opens next, in the shopper's language. Null while it is open, and if it
 * never opens.
 * @param timeZone IANA name
 */
export function closedWords(
  week: Week,
  timeZone: string,
  { now, locale, t }: Pick<LeadContext, 'now' | 'locale' | 't'>,
): string | null {
  const status = openStatus(week, timeZone, now);
  if (status.kind !== 'closed') return null;
  const time = formatTime(status.opens, locale);
  return status.days === 0
    ? t('confirmation.closedUntilToday', { time })
    : t('confirmation.closedUntilDay', { day: formatWeekday(status.day, locale, 'long'), time });
}
