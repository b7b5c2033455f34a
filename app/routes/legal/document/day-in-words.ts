import type { Language } from '@rooftop/content/languages';
import type { LocalDate } from '@rooftop/tenancy/calendar';

const inWords = (tag: string) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
const FORMATS = { en: inWords('en-US'), es: inWords('es-US') } as const satisfies Record<Language, object>;

/** A day in running text: `November 21, 2026`. */
export const dayInWords = (date: LocalDate, language: Language): string =>
  FORMATS[language].format(Date.parse(`${date}T00:00:00Z`));
