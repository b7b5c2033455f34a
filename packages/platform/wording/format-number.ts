import { type Language, localeOf, perLanguage } from '@rooftop/tenancy/languages';

/** Cached, because creating an Intl formatter takes a hundred times as long as using it. */
const formatters = (tag: string) => ({
  dollars: new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  cents: new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }),
  compact: new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
  count: new Intl.NumberFormat(tag),
  stars: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
});

const FORMATTERS = perLanguage((language) => formatters(localeOf(language)));

/** Formats cents as dollars: `$12,995`, or `$358.03` if there are cents. */
export function formatMoney(cents: number, language: Language): string {
  return FORMATTERS[language][cents % 100 === 0 ? 'dollars' : 'cents'].format(cents / 100);
}

/** Formats a count: `12,345`. */
export const formatCount = (count: number, language: Language): string =>
  FORMATTERS[language].count.format(count);

/** Formats a large number compactly: `1.8K`. */
export function formatCompact(count: number, language: Language): string {
  return FORMATTERS[language].compact.format(count);
}

/** Formats an average rating: `4.3`. */
export function formatStars(stars: number, language: Language): string {
  return FORMATTERS[language].stars.format(stars);
}
