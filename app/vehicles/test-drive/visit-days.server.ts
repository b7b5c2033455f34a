import type { Company } from '@rooftop/content/documents/company';
import type { Settings } from '@rooftop/content/documents/settings';
import type { Language } from '@rooftop/content/languages';
import { openSlots } from '@rooftop/tenancy/open-slots';
import { type DayWithTimes, dayTimes } from '../../stores/day-times.server.ts';

/** Number of days offered. */
const DAYS = 14;
/** Defaults, if the settings have none. */
const RULES = { slotMinutes: 60, leadHours: 2 };

/** Opening hours of a store. */
type Opening = Pick<Company, 'hours' | 'timeZone'>;

/**
 * The next days and times of a store's sales hours, for a visit that takes nobody's time from others. An empty array
 * means that the hours are unknown.
 */
export function visitDays(
  { hours, timeZone }: Opening,
  settings: Pick<Settings, 'testDrive'> | null,
  now: Date,
  locale: Language,
): readonly DayWithTimes[] {
  if (hours.sales === null) return [];
  const rules = { ...RULES, ...settings?.testDrive, days: DAYS };
  return dayTimes(
    openSlots(hours.sales, timeZone, now, rules).map(({ date, times }) => ({
      date,
      times: times.map((time) => ({ time, value: time })),
    })),
    locale,
  );
}

/**
 * Whether a visit can begin at a time. It only needs to be in the future, so that a slow visitor doesn't lose the time
 * they chose.
 */
export function isVisitTime(
  { day, time }: { readonly day: string; readonly time: string },
  { hours, timeZone }: Opening,
  settings: Pick<Settings, 'testDrive'> | null,
  now: Date,
): boolean {
  if (hours.sales === null) return false;
  const rules = { ...RULES, ...settings?.testDrive, leadHours: 0, days: DAYS + 1 };
  return openSlots(hours.sales, timeZone, now, rules).some(
    ({ date, times }) => date === day && times.includes(time),
  );
}
