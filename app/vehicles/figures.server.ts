import type { Language } from '@rooftop/content/languages';
import type { RangeName } from '@rooftop/inventory/index/query';
import { formatMoney } from '../blocks/figures.server.ts';
import type { RequestContext } from '../context.server.ts';

const COUNTS = {
  en: new Intl.NumberFormat('en-US'),
  es: new Intl.NumberFormat('es-US'),
} as const satisfies Record<Language, Intl.NumberFormat>;

/** A number of things: `12,345`. */
export const formatCount = (count: number, language: Language): string => COUNTS[language].format(count);

/** How many cars there are, in words. */
export const sayCount = (count: number, { say, locale }: Pick<RequestContext, 'say' | 'locale'>): string =>
  count === 1 ? say('search.countOne') : say('search.countMany', { count: formatCount(count, locale) });

/** An end of a range as people write it: `$20,000`, `30,000`, `2021`. */
export function formatEnd(name: RangeName, value: number, language: Language): string {
  if (name === 'year') return String(value);
  return name === 'mileage' ? formatCount(value, language) : formatMoney(value, language);
}
