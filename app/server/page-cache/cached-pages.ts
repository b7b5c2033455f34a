import type { IncomingHttpHeaders } from 'node:http';
import type { Content } from '@rooftop/content/content';
import type { Language } from '@rooftop/tenancy/languages';
import { chooseStore } from '@rooftop/tenancy/choose-store';
import { readVisitor, type Visitor } from '#app/visitor/read-visitor.ts';
import { isKnown } from '#app/visitor/visitor-cookie.ts';
import { acceptedEncoding } from '../responses/encode-body.ts';
import type { SiteRequest, WebMiddleware } from '../site-request.ts';
import { canonicalSearchUrl } from './canonical-search-url.ts';
import { isPrefetchOfData } from './is-prefetch.ts';
import { ownTerms } from './own-terms.ts';
import type { PageArms } from '@rooftop/platform/experiments/page-arms';
import type { PageBytes } from './page-bytes.ts';
import type { PageCache, RenderedForCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { CachedRequest } from './render-for-cache.ts';

interface CachedPagesOptions {
  readonly caches: Readonly<Record<'pages' | 'searches', PageCache<PageBytes>>>;
  readonly content: Content;
  /** The canonical form of a target, or null if its page is not cached; see cacheable-pages.ts. */
  readonly address: (target: string, languages: readonly Language[]) => string | null;
  /** Whether searches are cached. */
  readonly searches: boolean;
  readonly pageArms: Pick<PageArms, 'armsOf'>;
  readonly renderForCache: (
    cachedRequest: CachedRequest,
    siteRequest: SiteRequest,
  ) => Promise<RenderedForCache<PageBytes>>;
}

/** Answers requests for cached pages, and renders those that may be cached. Other requests go on. */
export function createCachedPages(options: CachedPagesOptions): WebMiddleware {
  const { caches, content, address, searches, pageArms, renderForCache } = options;

  /** The visitor, without their store if it is not one of this dealership's. */
  async function withOwnStore(sent: Visitor, { dealership }: SiteRequest): Promise<Visitor> {
    if (sent.storeKey === undefined) return sent;
    const own = content.forDealership(dealership.id, { language: dealership.languages[0] ?? 'en' });
    // Without stores none is chosen; the page that needs them reports the error.
    const stores = await own.stores().catch(() => []);
    return { ...sent, storeKey: chooseStore(stores, sent.storeKey)?.key };
  }

  return async function serveCached(c, next) {
    const { method, url = '', headers } = c.env.incoming;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const siteRequest = c.get('siteRequest');
    const { cookie, 'sec-gpc': gpc } = headers;
    const { languages } = siteRequest.dealership;
    const found = address(url, languages);
    // A visitor whom we know may see more cars than others: their searches are rendered for them.
    const maySearch = searches && !isKnown(cookie) && !isPrefetchOfData(c.env.incoming);
    const search = found === null && maySearch ? canonicalSearchUrl(url, languages) : null;
    const cacheable = found ?? search;
    if (cacheable === null) return next();
    const page = {
      siteRequest,
      address: cacheable,
      visitor: await withOwnStore(readVisitor({ cookie, gpc }, siteRequest.dealership), siteRequest),
      terms: search === null ? null : ownTerms(cookie, siteRequest),
      isSearch: search !== null,
    };
    const cachedRequest =
      siteRequest.arms === undefined
        ? page
        : { ...page, arms: pageArms.armsOf(pageKey(page), siteRequest.arms) };
    const cache = cachedRequest.isSearch ? caches.searches : caches.pages;
    const bytes = await cache.get(pageKey(cachedRequest), () => renderForCache(cachedRequest, siteRequest));
    if (bytes === null) return next();
    siteRequest.route = bytes.route;
    return respond(bytes, headers);
  };
}

/** The page, or 304 if the browser has it. */
async function respond(page: PageBytes, sent: IncomingHttpHeaders): Promise<Response> {
  const { status, headers, hash } = page;
  const known = status === 200 ? knownTag(sent['if-none-match'], hash) : undefined;
  if (known !== undefined) {
    const { 'content-type': _type, ...kept } = headers;
    return new Response(null, { status: 304, headers: { ...kept, etag: known } });
  }
  const encoding = page.isEncodable ? acceptedEncoding(sent['accept-encoding']) : undefined;
  const edition = await page.edition(encoding);
  return new Response(edition.bytes, { status, headers: edition.headers });
}

/** The tag of `If-None-Match` that names this page, in any encoding. */
function knownTag(header: string | undefined, hash: string): string | undefined {
  if (header === undefined || !header.includes(hash)) return undefined;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => tag === `"${hash}"` || (tag.startsWith(`"${hash}-`) && tag.endsWith('"')));
}
