import type { WordKey } from '../../locales/wording.server.ts';
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

/** Creates the response for a status: a page that names no dealership, exposes nothing internal and is never cached. */
export type Refuse = (status: RefusalStatus, headers?: Readonly<Record<string, string>>) => Response;

/** The pages are created once. */
export function createRefusals(language: string, t: (key: WordKey) => string): Refuse {
  const page = (status: RefusalStatus): string =>
    staticPage({
      language,
      status,
      heading: t(HEADINGS[status]),
      text: t(status >= 500 ? 'refused.later' : status === 413 ? 'refused.413Text' : 'refused.text'),
    });
  const pages: Readonly<Record<RefusalStatus, string>> = {
    400: page(400),
    403: page(403),
    404: page(404),
    405: page(405),
    413: page(413),
    414: page(414),
    500: page(500),
    503: page(503),
  };
  return (status, headers) =>
    new Response(pages[status], {
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
