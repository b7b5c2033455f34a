import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';

/** The languages of a dealership. URLs in the first one have no prefix. */
export type Languages = readonly Language[];

/** The page that a request is for. */
interface ParsedPageUrl {
  /** Path without the language, such as `/contact-us`. */
  readonly path: string;
  readonly locale: Language;
  /** True for an HTML request, false for the data of a page that the browser renders. */
  readonly isDocument: boolean;
}

const DATA = '.data';

/**
 * Returns the page's path. Remix requests a page's data at its path plus a suffix, and at a special name for the home
 * page.
 */
function pagePath(pathname: string): string {
  if (!pathname.endsWith(DATA)) return pathname;
  return pathname === `/_root${DATA}` ? '/' : pathname.slice(0, -DATA.length);
}

/** The language prefix of a path, even if the dealership doesn't use that language. Returns null if there is none. */
export function languagePrefix(path: string): Language | null {
  const [, first] = path.split('/', 2);
  return LANGUAGES.find((language) => language === first) ?? null;
}

/** Parses language and page from a path. A prefix of a language the dealership doesn't use stays part of the path. */
export function parsePageUrl(pathname: string, languages: Languages): ParsedPageUrl {
  const whole = pagePath(pathname);
  const isDocument = whole === pathname;
  const prefix = languagePrefix(whole);
  const [first = 'en', ...others] = languages;
  if (prefix === null || !others.includes(prefix)) return { path: whole, locale: first, isDocument };
  const rest = whole.slice(prefix.length + 1);
  return { path: rest === '' ? '/' : rest, locale: prefix, isDocument };
}

/** The path of a page in a language, such as `/es/contact-us`. The inverse of `parsePageUrl`. */
export function localPath(path: string, locale: Language, languages: Languages): string {
  if (locale === (languages[0] ?? 'en')) return path;
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}
