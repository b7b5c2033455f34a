import { type Language, localeOf } from '@rooftop/tenancy/languages';

/**
 * Number formats by language, created on first use: that takes a phone ten milliseconds or more, and pages without
 * such numbers load this file too.
 */
export function numberFormats(options?: Intl.NumberFormatOptions): (language: Language) => Intl.NumberFormat {
  const made = new Map<Language, Intl.NumberFormat>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const format = new Intl.NumberFormat(localeOf(language), options);
    made.set(language, format);
    return format;
  };
}
