import type { Language } from '@rooftop/content/languages';

const options = { style: 'percent', maximumFractionDigits: 2 } as const;
const FORMATTERS = {
  en: new Intl.NumberFormat('en-US', options),
  es: new Intl.NumberFormat('es-US', options),
} as const satisfies Record<Language, Intl.NumberFormat>;

/** A share as people write it: `6.24%`. @param percent 6.24, not 0.0624 */
export const formatPercent = (percent: number, language: Language): string =>
  FORMATTERS[language].format(percent / 100);

/** What lies between two shares: `6.24% – 7.99%`; the share when they are the same. */
export function formatPercents(from: number, to: number, language: Language): string {
  return from === to ? formatPercent(from, language) : FORMATTERS[language].formatRange(from / 100, to / 100);
}
