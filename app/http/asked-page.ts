import { LANGUAGES, type Language } from '@rooftop/content/languages';

/** The languages of a dealership; the first has addresses without a prefix. */
export type Languages = readonly Language[];

/** A page as a request asks for it. */
export interface AskedPage {
  /** without the language: `/contact-us` */
  readonly path: string;
  readonly locale: Language;
  /** whether HTML is wanted, and not the data for a page that the browser makes */
  readonly isDocument: boolean;
}

const DATA = '.data';

/** Remix asks for a page's data at its path with an ending; the first page's has a name for it. */
function pagePath(pathname: string): string {
  if (!pathname.endsWith(DATA)) return pathname;
  return pathname === `/_root${DATA}` ? '/' : pathname.slice(0, -DATA.length);
}

/** The language that a path begins with, whether or not the dealership speaks it; null: none. */
export function languagePrefix(path: string): Language | null {
  const [, first] = path.split('/', 2);
  return LANGUAGES.find((language) => language === first) ?? null;
}

/** Reads language and page off a path. A prefix that is not this dealership's stays part of the path. */
export function askedPage(pathname: string, languages: Languages): AskedPage {
  const whole = pagePath(pathname);
  const isDocument = whole === pathname;
  const prefix = languagePrefix(whole);
  const [first = 'en', ...others] = languages;
  if (prefix === null || !others.includes(prefix)) return { path: whole, locale: first, isDocument };
  const rest = whole.slice(prefix.length + 1);
  return { path: rest === '' ? '/' : rest, locale: prefix, isDocument };
}

/** The address of a page in a language: `/es/contact-us`. The inverse of `askedPage`. */
export function localPath(path: string, locale: Language, languages: Languages): string {
  if (locale === (languages[0] ?? 'en')) return path;
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}
