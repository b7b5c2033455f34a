import { formatDate } from '@rooftop/platform/wording/format-time';
import type { Language } from '@rooftop/tenancy/languages';

/** A date in machine-readable and human-readable form. */
export type DayView = ReturnType<typeof dayView>;

/** @param date Formatted as `YYYY-MM-DD`. */
export const dayView = (date: string, language: Language) => ({
  /** For example `2026-11-21`. */
  date,
  /** For example `November 21, 2026`. */
  label: formatDate(date, language),
});
