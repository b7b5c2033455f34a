import type { Language } from '@rooftop/tenancy/languages';
import { localDate } from '@rooftop/tenancy/calendar';
import { type Day, groupWeek, specialDaysFrom, type Week } from '@rooftop/tenancy/opening-hours';
import { formatDay, formatTime, formatWeekday } from './format-time.ts';
import type { Translate } from './translate.ts';

/** Days ahead for which special hours are shown with the week. */
const SPECIAL_DAYS_AHEAD = 14;

/** Some days, and their opening hours. */
interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/**
 * Opening hours as text: the days of the week in groups, then the special days of the next two weeks.
 * @param timeZone IANA name
 */
export function hoursRows(
  week: Week,
  timeZone: string,
  { t, locale, now }: { readonly t: Translate; readonly locale: Language; readonly now: Date },
): readonly HoursRow[] {
  const format = (hours: Day): string =>
    hours === null
      ? t('hours.closed')
      : t('hours.range', { open: formatTime(hours.open, locale), close: formatTime(hours.close, locale) });
  return [
    ...groupWeek(week).map(({ first, last, hours }) => ({
      days: t(first === last ? 'hours.day' : 'hours.days', {
        first: formatWeekday(first, locale, 'short'),
        last: formatWeekday(last, locale, 'short'),
      }),
      hours: format(hours),
    })),
    ...specialDaysFrom(week, localDate(timeZone, now), SPECIAL_DAYS_AHEAD).map(({ date, name, hours }) => ({
      days: t('hours.special', { date: formatDay(date, locale), name }),
      hours: format(hours),
    })),
  ];
}
