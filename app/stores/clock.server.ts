import type { Language } from '@rooftop/content/languages';
import type { Weekday } from '@rooftop/tenancy/opening-hours';

/** The languages as people in the United States write them. */
const TAGS = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

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
  return new Date(Date.UTC(2024, 0, 1, hours, minutes)).toLocaleTimeString(TAGS[language], {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** The name of a weekday. */
export function formatWeekday(day: Weekday, language: Language, length: 'long' | 'short'): string {
  return new Date(Date.UTC(2024, 0, DAYS[day])).toLocaleDateString(TAGS[language], {
    timeZone: 'UTC',
    weekday: length,
  });
}

/** Several names as a list in a sentence: `Erie, Meadville and Dunkirk`. */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(TAGS[language], { type: 'conjunction' }).format(names);
}
