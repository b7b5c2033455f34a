import { LANGUAGES, type Language } from '@rooftop/content/languages';
import { languagePrefix } from '../../http/page-request.ts';
import type { Translate, WordKey } from '../../locales/wording.server.ts';
import { STATIC_PAGE_POLICY, staticPage } from './static-page.ts';

const HEADINGS = {
  400: 'refused.400',
  403: 'refused.403',
  404: 'refused.404',
  405: 'refused.405',
  413: 'refused.413',
  414: 'refused.414',
  500: 'refused.500',
  503: 'refused.503',
} as const satisfies Readonly<Record<number, WordKey>>;
export type RefusalStatus = keyof typeof HEADINGS;

/** Seconds until a retry makes sense. */
export const RETRY_AFTER = '5';

/**
 * Creates the response for a status: a page that names no dealership, exposes nothing internal and is never cached.
 * @param path of the request, for its language. Defaults to English.
 */
export type Refuse = (
  status: RefusalStatus,
  headers?: Readonly<Record<string, string>>,
  path?: string,
) => Response;

const isRefusalStatus = (status: number): status is RefusalStatus => Object.hasOwn(HEADINGS, status);

function pagesIn(language: Language, t: Translate): Map<RefusalStatus, string> {
  const page = (status: RefusalStatus): string =>
    staticPage({
      language,
      status,
      heading: t(HEADINGS[status]),
      text: t(status >= 500 ? 'refused.later' : status === 413 ? 'refused.413Text' : 'refused.text'),
      // Other refusals may be of a host without a website.
      button: status >= 500 ? { label: t('notFound.button'), href: '/' } : undefined,
    });
  const statuses = Object.keys(HEADINGS).map(Number).filter(isRefusalStatus);
  return new Map(statuses.map((status) => [status, page(status)]));
}

/** The pages are created once. */
export function createRefusals(translateIn: (language: Language) => Translate): Refuse {
  const pages = new Map(LANGUAGES.map((language) => [language, pagesIn(language, translateIn(language))]));
  return (status, headers, path = '/') =>
    new Response(pages.get(languagePrefix(path) ?? 'en')?.get(status), {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': STATIC_PAGE_POLICY,
        ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
      },
    });
}
