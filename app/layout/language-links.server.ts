import type { Language } from '@rooftop/content/languages';
import { type Languages, localPath } from '../http/asked-page.ts';

/** The same page in a language. */
export interface LanguageLink {
  readonly language: Language;
  /** in itself: Español */
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
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

/** Where a page is in each language of the dealership; nowhere else when there is but one. */
export function languageLinks({ path, search, locale, languages }: Page): readonly LanguageLink[] {
  if (languages.length < 2) return [];
  return languages.map((language) => ({
    language,
    name: NAMES[language],
    href: localPath(path, language, languages) + search,
    isCurrent: language === locale,
  }));
}
