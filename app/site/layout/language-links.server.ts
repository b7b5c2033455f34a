import { type Language, NAME_OF_LANGUAGE } from '@rooftop/tenancy/languages';
import { type Languages, localPath } from '#app/http/page-request.ts';

/** Link to the same page in another language. */
export interface LanguageLink {
  readonly language: Language;
  /** Name of the language in that language, for example Español. */
  readonly name: string;
  readonly href: string;
}

interface LinkedPage {
  /** Path without the language. */
  readonly path: string;
  /** Query string with its question mark. */
  readonly search: string;
  readonly locale: Language;
  readonly languages: Languages;
}

/** Links to a page in the dealership's other languages. */
export function languageLinks({ path, search, locale, languages }: LinkedPage): readonly LanguageLink[] {
  return languages
    .filter((language) => language !== locale)
    .map((language) => ({
      language,
      name: NAME_OF_LANGUAGE[language],
      href: localPath(path, language, languages) + search,
    }));
}
