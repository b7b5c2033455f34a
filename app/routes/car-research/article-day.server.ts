import type { Language } from '@rooftop/content/languages';
import { formatDate } from '../../locales/format-time.server.ts';

/** A date in machine-readable and human-readable form. */
export interface DayView {
  /** For example `2026-11-21`. */
  readonly date: string;
  /** For example `November 21, 2026`. */
  readonly label: string;
}

/** @param date Formatted as `YYYY-MM-DD`. */
export const dayView = (date: string, language: Language): DayView => ({
  date,
  label: formatDate(date, language),
});
