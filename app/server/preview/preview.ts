/**
 * Previews: the website as editors of a dealership see it in the Studio, with drafts. A preview is a request with another
 * client, another visitor and another clock. It writes nothing, and no cache is read or filled for it.
 */
import type { Drafts } from '@rooftop/content/create-drafts';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Language } from '@rooftop/tenancy/languages';
import { asksForPage } from '#app/http/asks-for-page.ts';
import { languagePrefix } from '#app/http/page-request.ts';
import { PREVIEW_PATH } from '#app/http/preview-path.ts';
import { safePath } from '#app/http/safe-path.ts';
import type { Translate } from '#app/locales/wording.server.ts';
import { printPreviewSettings, readPreviewSettings } from '#app/visitor/preview/preview-settings.ts';
import { STATIC_PAGE_POLICY, staticPage } from '../responses/static-page.ts';
import { framedBy } from '../responses/security-headers.ts';
import type { SiteRequest, WebContext, WebMiddleware } from '../site-request.ts';
import { createStudioTicket, isStudioTicket, ticketEnd } from '../studio-ticket.ts';
import { createPreviewCookies } from './preview-cookies.ts';
import { previewBar } from './preview-bar.ts';

interface PreviewOptions {
  /** Of the purpose preview. */
  readonly key: Uint8Array;
  readonly drafts: Drafts;
  readonly studioUrl: string;
  readonly https: boolean;
  readonly translateIn: (language: Language) => Translate;
}

/** Lifetime of a shared link in milliseconds: three days. */
const SHARED_MS = 3 * 86_400_000;
/** Seconds for which settings are remembered. Without a ticket they are nothing. */
const SETTINGS_SECONDS = 86_400;

/** What a page sends while it is looked at, which is not counted. */
const COUNTS = /^\/api\/(?:visits|experiments|track\/\w+)$/;

/** What would send a visit to other companies. */
const SILENT = { chat: null, trackers: { measurementIds: [], tagContainer: null, metaPixelId: null } };

const UNSTORED = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export function createPreview({ key, drafts, studioUrl, https, translateIn }: PreviewOptions) {
  const cookies = createPreviewCookies(https);
  const { origin: studioOrigin } = new URL(studioUrl);

  /** The dealership as its draft describes it. */
  const draftOf = async (published: Dealership): Promise<Dealership> =>
    (await drafts.dealership(published.id).catch(() => null)) ?? published;

  function refuseWrite(path: string, { dealership }: SiteRequest): Response {
    if (COUNTS.test(path)) return new Response(null, { status: 204, headers: UNSTORED });
    const language = languagePrefix(path) ?? dealership.languages[0] ?? 'en';
    const t = translateIn(language);
    const heading = t('preview.unsent');
    const html = staticPage({ language, status: 403, heading, text: t('preview.unsentText') });
    const policy = framedBy(studioOrigin, STATIC_PAGE_POLICY);
    const headers = {
      ...UNSTORED,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    };
    return new Response(html, { status: 403, headers });
  }

  return {
    /**
     * A link to the dealership's website that turns the preview on.
     * @param origin the dealership's own
     * @param isShared whether it is for somebody who has no account, and works for days
     */
    link(dealership: string, { origin, isShared }: { origin: string; isShared: boolean }, now: number) {
      const ticket = createStudioTicket(key, dealership, now, isShared ? SHARED_MS : undefined);
      const href = `${origin}${PREVIEW_PATH}?${new URLSearchParams({ ticket })}`;
      return { href, endsAt: new Date(ticketEnd(ticket)).toISOString() };
    },

    /** Middleware: makes the site request of a browser that has a valid ticket a preview, which may only read. */
    recognize: (async (c, next) => {
      const siteRequest = c.get('siteRequest');
      const { cookie } = c.env.incoming.headers;
      const ticket = cookies.read(cookie, 'preview');
      if (ticket === '' || !isStudioTicket(key, siteRequest.dealership.id, ticket, Date.now())) return next();
      const method = c.env.incoming.method ?? '';
      if (method !== 'GET' && method !== 'HEAD') {
        siteRequest.route = 'preview';
        return refuseWrite(c.req.path, siteRequest);
      }
      const settings = readPreviewSettings(cookies.read(cookie, 'previewAs'));
      const { dealership: published } = siteRequest;
      // The files of a page are the same for every version of the dealership.
      const draft = asksForPage(c.env.incoming) ? await draftOf(published) : published;
      const dealership = { ...draft, ...SILENT };
      c.set('siteRequest', { ...siteRequest, dealership, preview: { settings, studioOrigin } });
      return next();
    }) satisfies WebMiddleware,

    /**
     * `GET ?ticket=…`: remembers the ticket if it is valid, and leads to the page in `to`. Without `to`, for the Studio, the
     * answer is an empty page.
     */
    open({ req, get }: WebContext): Response {
      const siteRequest = get('siteRequest');
      siteRequest.route = 'preview';
      const { ticket = '', to } = req.query();
      const now = Date.now();
      const isValid = isStudioTicket(key, siteRequest.dealership.id, ticket, now);
      const headers = new Headers({
        ...UNSTORED,
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': framedBy(studioOrigin),
        'Content-Type': 'text/html; charset=utf-8',
      });
      if (isValid)
        headers.append(
          'Set-Cookie',
          cookies.print('preview', ticket, Math.ceil((ticketEnd(ticket) - now) / 1000)),
        );
      if (to === undefined) return new Response('', { status: isValid ? 200 : 403, headers });
      headers.set('Location', safePath(to));
      return new Response(null, { status: 303, headers });
    },

    /** `GET`: what the bar of a preview shows. With a query, it is what the preview shows from now on. 404 if it is off. */
    async settings({ req, get, notFound }: WebContext): Promise<Response> {
      const siteRequest = get('siteRequest');
      siteRequest.route = 'preview';
      const { preview, dealership } = siteRequest;
      if (preview === undefined) return notFound();
      const headers = new Headers(UNSTORED);
      const { search } = new URL(req.url);
      if (search === '') {
        const content = drafts.forDealership(dealership.id, dealership.languages[0] ?? 'en');
        const view = await previewBar(preview.settings, dealership, content, translateIn, new Date());
        return Response.json(view, { headers });
      }
      const settings = readPreviewSettings(search);
      headers.append(
        'Set-Cookie',
        cookies.print('previewAs', printPreviewSettings(settings), SETTINGS_SECONDS),
      );
      return new Response(null, { status: 204, headers });
    },

    /** `GET`: turns the preview off. */
    end({ get }: WebContext): Response {
      get('siteRequest').route = 'preview';
      const headers = new Headers({ ...UNSTORED, Location: '/' });
      for (const deleted of cookies.deleted()) headers.append('Set-Cookie', deleted);
      return new Response(null, { status: 303, headers });
    },
  };
}
export type Preview = ReturnType<typeof createPreview>;

/** Middleware for visitors only: a preview goes past it. */
export const forVisitors =
  (middleware: WebMiddleware): WebMiddleware =>
  (c, next) =>
    c.get('siteRequest').preview === undefined ? middleware(c, next) : next();
