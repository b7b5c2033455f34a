import type { Language } from '@rooftop/content/languages';

const FORMATTERS = {
  en: new Intl.NumberFormat('en-US'),
  es: new Intl.NumberFormat('es-US'),
} as const satisfies Record<Language, Intl.NumberFormat>;

/** A whole number as people write it: `34,210`. */
export const formatNumber = (value: number, language: Language): string => FORMATTERS[language].format(value);
