/**
 * Languages of websites, mail and desk. For a third one, write it here and its words where the type checker asks for them;
 * `localized.test.ts` names the GROQ.
 */
export const LANGUAGES = ['en', 'es'] as const;

/** Texts in documents have one field per language, of this name. */
export type Language = (typeof LANGUAGES)[number];

/** Names of languages in themselves. */
export const NAME_OF_LANGUAGE: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Names of languages in English, for the Studio. */
export const ENGLISH_NAME_OF_LANGUAGE: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The locale of people in the United States who use the language, for numbers and times. */
export const localeOf = (language: Language): `${Language}-US` => `${language}-US`;

/** Builds one value per language. */
export const perLanguage = <Value>(
  build: (language: Language) => Value,
): Readonly<Record<Language, Value>> => ({
  en: build('en'),
  es: build('es'),
});
