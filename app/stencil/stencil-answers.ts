import type { IncomingMessage, ServerResponse } from 'node:http';
import { QueueFullError, type WorkQueue } from '@rooftop/lake/assets/work-queue';
import type { RequestContext } from '../context.server.ts';
import { parsePageUrl } from '../http/page-request.ts';
import type { InlineScripts } from '../http/content-security-policy.ts';
import { acceptedEncoding, encodeBody } from '../http/encode-body.ts';
import { knownVisitor, type PagesOptions } from '../http/pages.ts';
import { refuse, type RefusalPages } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { createDependencies } from '../page-cache/dependencies.ts';
import { isInMenus, readNavigation } from '../layout/menu-view.server.ts';
import type { MadePage, PageCache } from '../page-cache/page-cache.ts';
import { pageKey } from '../page-cache/page-key.ts';
import type { Visitor } from '../page-cache/visitor.ts';
import type { WrittenSearch } from '../routes/cars/write-search.server.tsx';
import type { Stencil } from './cut-stencil.ts';
import { createHoles, type StencilAsked } from './holes.ts';

/** The inventory's pages, without the language. What follows is the search. */
const CARS = /^\/[a-z-]*cars-for-sale(?=\/|$)/;

export interface StencilAnswersOptions {
  readonly stencils: PageCache<Stencil>;
  readonly makeStencil: (
    base: string,
    asked: StencilAsked,
    visit: Visit,
    visitor: Visitor,
  ) => Promise<MadePage<Stencil>>;
  readonly createContext: PagesOptions['createContext'];
  /** null: it is no search, or has moved */
  readonly writeSearch: (url: URL, context: RequestContext) => Promise<WrittenSearch | null>;
  readonly policy: (scripts: InlineScripts) => string;
  /** bounds how many searches are made at once */
  readonly rendering: WorkQueue;
  readonly refusals: RefusalPages;
}

/** A page in UTF-8, and what vouches for its scripts. */
interface FilledPage {
  readonly html: Buffer<ArrayBuffer>;
  readonly nonce: string;
  /** what made it, for log and metrics */
  readonly route: string;
}

/**
 * Answers requests for searches before Hono and Remix see them: what was found is put into a page that Remix has
 * rendered once for all of them. What is no plain search, and whatever goes wrong, is Remix's.
 */
export function createStencilAnswers(options: StencilAnswersOptions) {
  const { stencils, makeStencil, createContext, writeSearch, policy, rendering, refusals } = options;
  const holes = createHoles();

  /** null: the page is Remix's */
  async function fill(
    base: string,
    url: URL,
    incoming: IncomingMessage,
    visit: Visit,
  ): Promise<FilledPage | null> {
    const { cookie, 'sec-gpc': gpc, 'user-agent': userAgent = null } = incoming.headers;
    const visitor = knownVisitor({ cookie, gpc, userAgent }, visit);
    const context = await createContext(visit, url.pathname, visitor, createDependencies());
    const search = await writeSearch(url, context);
    if (search === null) return null;
    const { picture, isIndexed, ...said } = search;
    const menuPath = isInMenus(await readNavigation(context), context.path) ? context.path : null;
    const asked = { holes, isIndexed, hasPicture: picture !== undefined, menuPath };
    const known = { storeKey: context.store?.key, consent: context.consent, gpc: context.gpc };
    const address = [base, asked.isIndexed, asked.hasPicture, asked.menuPath].join(' ');
    const stencil = await stencils.get(pageKey({ visit, address, visitor: known }), () =>
      makeStencil(base, asked, visit, known),
    );
    if (stencil === null) return null;
    const html = stencil.with({
      ...said,
      picture: picture ?? '',
      location: url.pathname.slice(base.length) + url.search,
      nonce: context.nonce,
    });
    return { html, nonce: context.nonce, route: base.slice(1) };
  }

  async function send({ html, nonce }: FilledPage, incoming: IncomingMessage, outgoing: ServerResponse) {
    const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
    const body = encoding === undefined ? html : await encodeBody(html, encoding, 'quick');
    if (encoding !== undefined) outgoing.setHeader('Content-Encoding', encoding);
    outgoing.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': policy({ nonce }),
      Vary: 'Accept-Encoding',
    });
    outgoing.end(body);
  }

  async function answer(
    base: string,
    url: URL,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    next: () => void,
  ): Promise<void> {
    visit.route = base.slice(1);
    // If this fails, Remix fails the same way and logs it.
    const page = await rendering
      .run(() => fill(base, url, incoming, visit))
      .catch((error: unknown) => (error instanceof QueueFullError ? 'busy' : null));
    if (page === 'busy') {
      refuse(outgoing, refusals, 503);
      return;
    }
    if (page === null) {
      next();
      return;
    }
    visit.route = page.route;
    await send(page, incoming, outgoing).catch(() => outgoing.destroy());
  }

  /** @param next answers for every other page */
  return function answerSearch(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    next: () => void,
  ): void {
    const url = URL.parse(visit.origin + incoming.url);
    if (incoming.method !== 'GET' || url === null || url.searchParams.has('_data')) return next();
    const { path, isDocument } = parsePageUrl(url.pathname, visit.dealership.languages);
    if (!isDocument || !CARS.test(path)) return next();
    const base = url.pathname.slice(0, -path.length) + route(path);
    void answer(base, url, incoming, outgoing, visit, next);
  };
}

/** The first segment of an inventory's path. */
const route = (path: string): string => CARS.exec(path)?.[0] ?? '';
