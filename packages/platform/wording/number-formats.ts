import type { Language } from '@rooftop/content/languages';

/** Locales of shoppers who use the language. */
const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/**
 * Number formats by language, created on first use: that takes a phone ten milliseconds or more, and pages without
 * such numbers load this file too.
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
