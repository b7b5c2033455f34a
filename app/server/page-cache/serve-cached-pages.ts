import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '@rooftop/content/content';
import type { Language } from '@rooftop/content/languages';
import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { chooseStore } from '@rooftop/tenancy/choose-store';
import { refuse, type RefusalPages } from '../refusal.ts';
import type { Visit } from '../visit.ts';
import { isKnown } from '../../visitor/visitor-cookie.ts';
import type { PageBytes } from './page-bytes.ts';
import type { RenderedForCache, PageCache } from './page-cache.ts';
import type { CachedRequest } from './render-for-cache.ts';
import { ownTerms } from './own-terms.ts';
import { pageKey } from './page-key.ts';
import { canonicalSearchUrl } from './canonical-search-url.ts';
import { sendPage } from './send-page.ts';
import { readVisitor, type Visitor } from '../../visitor/read-visitor.ts';

export interface CachedPageHandlerOptions {
  readonly cache: PageCache<PageBytes>;
  readonly content: Content;
  /** The canonical form of a target, or null if its page is not cached; see cacheable-pages.ts. */
  readonly address: (target: string, languages: readonly Language[]) => string | null;
  /** whether searches are cached */
  readonly searches: boolean;
  readonly renderForCache: (asked: CachedRequest, visit: Visit) => Promise<RenderedForCache<PageBytes>>;
  readonly refusals: RefusalPages;
  readonly onError: (error: unknown, visit: Visit) => void;
}

/** Answers requests for cached pages before Hono and Remix see them. */
export function createCachedPageHandler(options: CachedPageHandlerOptions) {
  const { cache, content, address, searches, renderForCache, refusals, onError } = options;

  /** The visitor, without their store if it is not one of this dealership's. */
  async function withOwnStore(sent: Visitor, { dealership }: Visit): Promise<Visitor> {
    if (sent.storeKey === undefined) return sent;
    const own = content.forDealership(dealership.id, { language: dealership.languages[0] ?? 'en' });
    // Without stores nobody has chosen one; the page that needs them reports the error.
    const stores = await own.stores().catch(() => []);
    return { ...sent, storeKey: chooseStore(stores, sent.storeKey)?.key };
  }

  async function answer(
    asked: CachedRequest,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    next: () => void,
  ) {
    try {
      const page = await cache.get(pageKey(asked), () => renderForCache(asked, visit));
      if (page === null) {
        next();
        return;
      }
      visit.route = page.route;
      await sendPage(page, incoming, outgoing);
    } catch (error) {
      const isBusy = error instanceof QueueFullError;
      if (!isBusy) onError(error, visit);
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, refusals, isBusy ? 503 : 500);
    }
  }

  /** @param next handles a page that is not cached */
  return function serveCached(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    next: () => void,
  ): void {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return next();
    const { url = '', headers } = incoming;
    const { cookie, 'sec-gpc': gpc } = headers;
    const { languages } = visit.dealership;
    const page = address(url, languages);
    // A visitor whom we know may see more cars than others: their searches are rendered for them.
    const search = page === null && searches && !isKnown(cookie) ? canonicalSearchUrl(url, languages) : null;
    const found = page ?? search;
    if (found === null) return next();
    const terms = search === null ? null : ownTerms(cookie, visit);
    void withOwnStore(readVisitor({ cookie, gpc }, visit.dealership), visit).then((visitor) =>
      answer(
        { visit, address: found, visitor, terms, isSearch: search !== null },
        incoming,
        outgoing,
        visit,
        next,
      ),
    );
  };
}
