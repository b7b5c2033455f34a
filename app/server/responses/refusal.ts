import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Language } from '@rooftop/tenancy/languages';
import { languagePrefix, type Languages, localPath } from '#app/http/page-request.ts';
import type { Translate, WordKey } from '#app/locales/wording.server.ts';
import { phoneView } from '#app/stores/place-view.server.ts';
import { STATIC_PAGE_POLICY, staticPage } from './static-page.ts';

const HEADINGS = {
  400: 'refused.400',
  403: 'refused.403',
  404: 'refused.404',
  405: 'refused.405',
  411: 'refused.411',
  413: 'refused.413',
  414: 'refused.414',
  429: 'refused.429',
  431: 'refused.431',
  500: 'refused.500',
  503: 'refused.503',
} as const satisfies Readonly<Record<number, WordKey>>;
export type RefusalStatus = keyof typeof HEADINGS;

/** Texts below the heading. Other statuses say to check the URL. */
const TEXTS: Partial<Record<RefusalStatus, WordKey>> = {
  411: 'refused.411Text',
  413: 'refused.413Text',
  429: 'refused.429Text',
  431: 'refused.431Text',
  500: 'refused.later',
  503: 'refused.later',
};

/** Seconds until a retry makes sense. */
export const RETRY_AFTER = '5';

/** What was asked for, which decides the page's language and the ways out of it. */
interface RefusedRequest {
  readonly path: string;
  /** The dealership's languages. */
  readonly languages: Languages;
  /** Whose page it is. Absent where nobody may read the page, or nothing but a new try helps. */
  readonly site?: Pick<Dealership, 'name' | 'phoneMask'> & {
    /** E.164. Null if the dealership has none. */
    readonly phone: string | null;
  };
}

/**
 * Creates the response for a status: a page that exposes nothing internal and is never cached.
 * @param refused unknown if the host is no dealership's. Then the page is in English.
 */
export type Refuse = (
  status: RefusalStatus,
  headers?: Readonly<Record<string, string>>,
  refused?: RefusedRequest,
) => Response;

function pageOf(
  status: RefusalStatus,
  translateIn: (language: Language) => Translate,
  refused: RefusedRequest | undefined,
): string {
  const languages = refused?.languages ?? ['en'];
  const language = languagePrefix(refused?.path ?? '/') ?? languages[0] ?? 'en';
  const t = translateIn(language);
  return staticPage({
    language,
    status,
    heading: t(HEADINGS[status]),
    text: t(TEXTS[status] ?? 'refused.text'),
    button: buttonOf(status, language, t, refused),
    site: refused?.site?.name,
    call: callOf(refused?.site, t),
  });
}

/** The way out of a page. None if nobody knows a page that would work. */
function buttonOf(
  status: RefusalStatus,
  language: Language,
  t: Translate,
  refused: RefusedRequest | undefined,
) {
  // The cookies are gone, so the same URL works.
  if (status === 431) return { label: t('refused.again'), href: '' };
  return refused !== undefined && (status >= 500 || refused.site !== undefined)
    ? { label: t('notFound.button'), href: localPath('/', language, refused.languages) }
    : undefined;
}

function callOf(site: RefusedRequest['site'], t: Translate) {
  if (site === undefined || site.phone === null) return undefined;
  const { href, spoken } = phoneView(site.phone, 'sales', { dealership: site, t });
  return { label: spoken, href };
}

export function createRefusals(translateIn: (language: Language) => Translate): Refuse {
  return (status, headers, refused) =>
    new Response(pageOf(status, translateIn, refused), {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': STATIC_PAGE_POLICY,
        ...((status === 503 || status === 429) && { 'Retry-After': RETRY_AFTER }),
      },
    });
}
