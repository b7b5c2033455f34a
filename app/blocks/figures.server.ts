import type { Language } from '@rooftop/content/languages';

/** Making an Intl formatter costs a hundred times what using it does. */
const formatters = (tag: string) => ({
  dollars: new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  cents: new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }),
  compact: new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }),
  stars: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
});

const FORMATTERS = {
  en: formatters('en-US'),
  es: formatters('es-US'),
} as const satisfies Record<Language, object>;

/** Cents as people write an amount: `$12,995`, and `$358.03` where cents matter. */
export function formatMoney(cents: number, language: Language): string {
  return FORMATTERS[language][cents % 100 === 0 ? 'dollars' : 'cents'].format(cents / 100);
}

/** A large number in few signs: `1.8K`. */
export function formatCompact(count: number, language: Language): string {
  return FORMATTERS[language].compact.format(count);
}

/** An average of stars: `4.3`. */
export function formatStars(stars: number, language: Language): string {
  return FORMATTERS[language].stars.format(stars);
}
