/**
 * Previews: the website as editors of a dealership see it in the Studio, with drafts. A preview is a request with another
 * client, another visitor and another clock. It writes nothing, and no cache is read or filled for it.
 */
import { randomUUID } from 'node:crypto';
import type { Drafts } from '@rooftop/content/create-drafts';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Language } from '@rooftop/tenancy/languages';
import { orFallback } from '@rooftop/platform/or-fallback';
import type { PreviewLinks } from '@rooftop/platform/preview-links/preview-links';
import { asksForPage } from '#app/http/asks-for-page.ts';
import { languagePrefix } from '#app/http/page-request.ts';
import { PREVIEW_PATH } from '#app/http/preview-path.ts';
import { safePath } from '#app/http/safe-path.ts';
import type { Translate } from '#app/locales/wording.server.ts';
import { printPreviewSettings, readPreviewSettings } from '#app/visitor/preview/preview-settings.ts';
import { STATIC_PAGE_POLICY, staticPage } from '../responses/static-page.ts';
import { framedBy } from '../responses/security-headers.ts';
import type { SiteRequest, WebContext, WebMiddleware } from '../site-request.ts';
import { TICKET_MS } from '../studio-ticket.ts';
import { createPreviewCookies } from './preview-cookies.ts';
import { previewBar } from './preview-bar.ts';
import { createPreviewTicket, readPreviewTicket, SHARED_MS } from './preview-ticket.ts';

interface PreviewOptions {
  /** Of the purpose preview. */
  readonly key: Uint8Array;
  readonly drafts: Drafts;
  readonly links: PreviewLinks;
  readonly studioUrl: string;
  readonly https: boolean;
  readonly translateIn: (language: Language) => Translate;
}

/** Seconds for which settings are remembered. Without a ticket they are nothing. */
const SETTINGS_SECONDS = 86_400;
/** Seconds for which a ticket that has ended is remembered, until the page that says so has come. */
const ENDED_SECONDS = 60;

/** What a page sends while it is looked at, which is not counted. */
const COUNTS = /^\/api\/(?:visits|experiments|track\/\w+)$/;

/** What would send a visit to other companies. */
const SILENT = { chat: null, trackers: { measurementIds: [], tagContainer: null, metaPixelId: null } };

const UNSTORED = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** A link that turns a preview on. */
interface PreviewHref {
  readonly href: string;
  /** ISO 8601. */
  readonly endsAt: string;
}

const hrefOf = (origin: string, query: Readonly<Record<string, string>>, endsAt: number): PreviewHref => ({
  href: `${origin}${PREVIEW_PATH}?${new URLSearchParams(query)}`,
  endsAt: new Date(endsAt).toISOString(),
});

export function createPreview({ key, drafts, links, studioUrl, https, translateIn }: PreviewOptions) {
  const cookies = createPreviewCookies(https);
  const { origin: studioOrigin } = new URL(studioUrl);

  /** The dealership as its draft describes it. Null if that cannot be read; the bar says so. */
  const draftOf = (dealership: string): Promise<Dealership | null> =>
    orFallback(drafts.dealership(dealership), null);

  /** What a ticket opens: the preview, nothing any more, or nothing because it is none of ours. */
  async function stateOf(
    dealership: string,
    written: string,
    now: number,
  ): Promise<'open' | 'ended' | 'none'> {
    const ticket = readPreviewTicket(key, dealership, written);
    if (ticket === null) return 'none';
    const { link, endsAt } = ticket;
    if (endsAt < now) return 'ended';
    const isOpen =
      link === null ? endsAt <= now + TICKET_MS : await links.isOpen(dealership, link, new Date(now));
    return isOpen ? 'open' : 'ended';
  }

  /** Turns a browser's preview off. */
  function forget(headers: Headers): void {
    for (const deleted of cookies.deleted()) headers.append('Set-Cookie', deleted);
  }

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
     * @param now milliseconds since 1970
     */
    link(dealership: string, origin: string, now: number): PreviewHref {
      const ticket = createPreviewTicket(key, { dealership, link: null }, now);
      return hrefOf(origin, { ticket }, now + TICKET_MS);
    },

    /**
     * A link for somebody who has no account. It works for three days, unless it is stopped.
     * @param path what it leads to
     * @param createdBy name of the person who makes it
     * @returns null if the dealership has too many
     */
    async share(
      dealership: string,
      { origin, path, createdBy }: { origin: string; path: string; createdBy: string },
      now: number,
    ): Promise<PreviewHref | null> {
      const id = randomUUID();
      const endsAt = now + SHARED_MS;
      const link = { id, path: safePath(path), createdBy, endsAt: new Date(endsAt) };
      if (!(await links.add(dealership, link, new Date(now)))) return null;
      const ticket = createPreviewTicket(key, { dealership, link: id }, now);
      return hrefOf(origin, { ticket, to: link.path }, endsAt);
    },

    /**
     * Middleware: makes the site request of a browser that has a valid ticket a preview, which may only read. The first page
     * after a ticket has ended says so.
     */
    recognize: (async (c, next) => {
      const siteRequest = c.get('siteRequest');
      const { cookie } = c.env.incoming.headers;
      const ticket = cookies.read(cookie, 'preview');
      const state = ticket === '' ? 'none' : await stateOf(siteRequest.dealership.id, ticket, Date.now());
      // A new link may replace a ticket that has ended.
      const isPage = asksForPage(c.env.incoming) && !c.req.path.startsWith(PREVIEW_PATH);
      if (state === 'none' || (state === 'ended' && !isPage)) return next();
      if (state === 'ended') {
        c.set('siteRequest', { ...siteRequest, previewHasEnded: true });
        await next();
        c.res.headers.set('Cache-Control', UNSTORED['Cache-Control']);
        return forget(c.res.headers);
      }
      const method = c.env.incoming.method ?? '';
      if (method !== 'GET' && method !== 'HEAD') {
        siteRequest.route = 'preview';
        return refuseWrite(c.req.path, siteRequest);
      }
      const settings = readPreviewSettings(cookies.read(cookie, 'previewAs'));
      const { dealership: published } = siteRequest;
      // The files of a page are the same for every version of the dealership.
      const draft = asksForPage(c.env.incoming) ? await draftOf(published.id) : null;
      const dealership = { ...(draft ?? published), ...SILENT };
      c.set('siteRequest', { ...siteRequest, dealership, preview: { settings, studioOrigin } });
      return next();
    }) satisfies WebMiddleware,

    /**
     * `GET ?ticket=…`: remembers the ticket if it is ours, and leads to the page in `to`, which says so if the ticket has
     * ended. Without `to`, for the Studio, the answer is an empty page.
     */
    async open({ req, get }: WebContext): Promise<Response> {
      const siteRequest = get('siteRequest');
      siteRequest.route = 'preview';
      const { ticket = '', to } = req.query();
      const now = Date.now();
      const state = await stateOf(siteRequest.dealership.id, ticket, now);
      const headers = new Headers({
        ...UNSTORED,
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': framedBy(studioOrigin),
        'Content-Type': 'text/html; charset=utf-8',
      });
      const endsAt = readPreviewTicket(key, siteRequest.dealership.id, ticket)?.endsAt ?? now;
      const seconds = Math.max(Math.ceil((endsAt - now) / 1000), ENDED_SECONDS);
      if (state === 'open' || (state === 'ended' && to !== undefined))
        headers.append('Set-Cookie', cookies.print('preview', ticket, seconds));
      if (to === undefined) return new Response('', { status: state === 'open' ? 200 : 403, headers });
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
        const isUnread = (await draftOf(dealership.id)) === null;
        const view = await previewBar(
          { settings: preview.settings, isUnread },
          dealership,
          content,
          translateIn,
          new Date(),
        );
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
      forget(headers);
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

/** Middleware that answers with pages of a cache: neither a preview nor the page that says that one has ended. */
export const forCachedPages =
  (middleware: WebMiddleware): WebMiddleware =>
  (c, next) => {
    const { preview, previewHasEnded } = c.get('siteRequest');
    return preview === undefined && previewHasEnded !== true ? middleware(c, next) : next();
  };
