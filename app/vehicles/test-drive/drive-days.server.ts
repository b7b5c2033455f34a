import type { Company } from '@rooftop/content/documents/company';
import type { Settings } from '@rooftop/content/documents/settings';
import type { Language } from '@rooftop/content/languages';
import { openSlots } from '@rooftop/tenancy/open-slots';
import { formatTime } from '../../locales/format-time.server.ts';

/** Parts of a day, and the hour that each begins with (spec 2: Morning, Afternoon, Evening). */
const PARTS = [
  ['evening', 17],
  ['afternoon', 12],
  ['morning', 0],
] as const;
export type DayPart = (typeof PARTS)[number][0];

/** A time slot for a test drive. */
export interface DriveTime {
  /** On a 24-hour clock, in the store's time zone. */
  readonly value: string;
  readonly label: string;
  readonly part: DayPart;
}

/** A day with time slots. */
export interface DriveDay {
  /** Such as `2026-11-23`. */
  readonly date: string;
  /** In full: `Monday, November 23`. */
  readonly label: string;
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly times: readonly DriveTime[];
}

/** Number of days offered. */
const DAYS = 14;
/** Defaults, if the settings have none. */
const RULES: Settings['testDrive'] = { slotMinutes: 60, leadHours: 2 };

/** Opening hours of the car's seller. */
type Opening = Pick<Company, 'hours' | 'timeZone'>;

function formatters(tag: string) {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...parts });
  return {
    label: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
  };
}

const FORMATTERS = {
  en: formatters('en-US'),
  es: formatters('es-US'),
} as const satisfies Record<Language, object>;

const partOf = (time: string): DayPart =>
  PARTS.find(([, from]) => Number(time.slice(0, 2)) >= from)?.[0] ?? 'morning';

/** The next days and times for a test drive, as text. An empty array means the store's hours are unknown. */
export function driveDays(
  { hours, timeZone }: Opening,
  settings: Pick<Settings, 'testDrive'> | null,
  now: Date,
  locale: Language,
): readonly DriveDay[] {
  if (hours.sales === null) return [];
  const { label, weekday, day, month } = FORMATTERS[locale];
  const rules = { ...RULES, ...settings?.testDrive, days: DAYS };
  return openSlots(hours.sales, timeZone, now, rules).map(({ date, times }) => {
    const moment = Date.parse(date);
    return {
      date,
      label: label.format(moment),
      weekday: weekday.format(moment),
      day: day.format(moment),
      month: month.format(moment),
      times: times.map((value) => ({ value, label: formatTime(value, locale), part: partOf(value) })),
    };
  });
}

/**
 * Whether a time slot can be booked. It only needs to be in the future, so that a slow visitor doesn't lose the slot
 * they chose.
 */
export function isSlotAvailable(
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
