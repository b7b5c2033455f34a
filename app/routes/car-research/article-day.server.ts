import type { Language } from '@rooftop/content/languages';
import { formatDate } from '../../stores/clock.server.ts';

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
  label: formatDate(date, language),
});
