import { openStatus } from '@rooftop/tenancy/opening-hours';
import { formatTime, formatWeekday } from '../../wording/format-time.ts';
import type { LeadContext } from '../lead-context.ts';
import type { OpeningWeek } from '../response-clock.ts';

/**
 * Says that a department is closed and when it opens next, in the shopper's language. Null while it is open, and if it
 * never opens.
 */
export function closedWords(
  { week, timeZone }: OpeningWeek,
  { now, locale, t }: Pick<LeadContext, 'now' | 'locale' | 't'>,
): string | null {
  const status = openStatus(week, timeZone, now);
  if (status.kind !== 'closed') return null;
  const time = formatTime(status.opens, locale);
  return status.days === 0
    ? t('confirmation.closedUntilToday', { time })
    : t('confirmation.closedUntilDay', { day: formatWeekday(status.day, locale, 'long'), time });
}
