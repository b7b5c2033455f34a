import type { Language } from '@rooftop/content/languages';
import { numberFormats } from './number-formats.ts';

const percents = numberFormats({ style: 'percent', maximumFractionDigits: 2 });

/** A share as people write it: `6.24%`. @param percent 6.24, not 0.0624 */
export const formatPercent = (percent: number, language: Language): string =>
  percents(language).format(percent / 100);

/** What lies between two shares: `6.24% – 7.99%`; the share when they are the same. */
export function formatPercents(from: number, to: number, language: Language): string {
  return from === to ? formatPercent(from, language) : percents(language).formatRange(from / 100, to / 100);
}
