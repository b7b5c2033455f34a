import type { Language } from '@rooftop/content/languages';

/** Where numbers are written as shoppers of the language write them. */
const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/**
 * Number formats, one per language, made when one is first used: making one costs a phone ten milliseconds and more,
 * and pages that show no such number load this too.
 */
export function numberFormats(options?: Intl.NumberFormatOptions): (language: Language) => Intl.NumberFormat {
  const made = new Map<Language, Intl.NumberFormat>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const format = new Intl.NumberFormat(LOCALES[language], options);
    made.set(language, format);
    return format;
  };
}
