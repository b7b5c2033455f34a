import type { Language } from '@rooftop/tenancy/languages';
import type { RangeName } from '@rooftop/inventory/index/query';
import { formatCount, formatMoney } from '@rooftop/platform/wording/format-number';
import type { RequestContext } from '../context.server.ts';

/** The number that people say for a limit just below a thousand: 85,000 for 84,999. Null for any other limit. */
export const justAbove = (limit: number): number | null => (limit % 1000 === 999 ? limit + 1 : null);

/** A number of cars as text. */
export const formatCarCount = (count: number, { t, locale }: Pick<RequestContext, 't' | 'locale'>): string =>
  count === 1 ? t('search.countOne') : t('search.countMany', { count: formatCount(count, locale) });

/** Formats an end of a range: `$20,000`, `30,000`, `2021`. */
export function formatEnd(name: RangeName, value: number, language: Language): string {
  if (name === 'year') return String(value);
  return name === 'mileage' ? formatCount(value, language) : formatMoney(value, language);
}
