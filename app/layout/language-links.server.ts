import type { Language } from '@rooftop/content/languages';
import { type Languages, localPath } from '../http/asked-page.ts';

/** The same page in a language. */
export interface LanguageLink {
  readonly language: Language;
  /** in itself: Español */
  readonly name: string;
  readonly href: string;
}

const NAMES = { en: 'English', es: 'Español' } as const satisfies Record<Language, string>;

interface Page {
  /** without the language */
  readonly path: string;
  /** the query, with its question mark */
  readonly search: string;
  readonly locale: Language;
  readonly languages: Languages;
}

/** Where a page is in the other languages of the dealership. */
export function languageLinks({ path, search, locale, languages }: Page): readonly LanguageLink[] {
  return languages
    .filter((language) => language !== locale)
    .map((language) => ({
      language,
      name: NAMES[language],
      href: localPath(path, language, languages) + search,
    }));
}
