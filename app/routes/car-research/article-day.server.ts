import type { Language } from '@rooftop/content/languages';

/** Making an Intl formatter costs a hundred times what using it does. */
const inWords = (tag: string) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
const FORMATS = { en: inWords('en-US'), es: inWords('es-US') } as const satisfies Record<Language, object>;

/** A day for people and for programs. */
export interface DayView {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `November 21, 2026` */
  readonly label: string;
}

/** @param date `YYYY-MM-DD` */
export const dayView = (date: string, language: Language): DayView => ({
  date,
  label: FORMATS[language].format(Date.parse(`${date}T00:00:00Z`)),
});
