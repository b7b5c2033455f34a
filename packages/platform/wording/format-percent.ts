import type { Language } from '@rooftop/tenancy/languages';
import { numberFormats } from './number-formats.ts';

const percents = numberFormats({ style: 'percent', maximumFractionDigits: 2 });

/** Formats a percentage: `6.24%`. @param percent 6.24, not 0.0624 */
export const formatPercent = (percent: number, language: Language): string =>
  percents(language).format(percent / 100);

/** Formats a range of percentages: `6.24% – 7.99%`, or just one if they are equal. */
export function formatPercents(from: number, to: number, language: Language): string {
  return from === to ? formatPercent(from, language) : percents(language).formatRange(from / 100, to / 100);
}
