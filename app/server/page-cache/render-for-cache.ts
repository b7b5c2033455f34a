import { nextMidnight } from '@rooftop/tenancy/calendar';
import { createDependencies } from './dependencies.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { createPackedPage, createPageBytes, type PageBytes } from './page-bytes.ts';
import type { RenderedForCache } from './page-cache.ts';
import type { PageRequest } from './page-key.ts';
import type { InlineScripts } from '../responses/security-headers.ts';
import type { RenderPage } from '../rendering/pages.ts';
import type { SiteRequest } from '../site-request.ts';

/** Response headers that a cached page drops, because they belong to a single response. */
const OWN_HEADERS = new Set(['set-cookie', 'content-length', 'date', 'connection']);

/** Statuses of a redirect; 202 is Remix's for a data request. */
const MOVED: ReadonlySet<number> = new Set([202, 301, 302, 303, 307, 308]);

/** A page that may be cached, by its key. */
export interface CachedRequest extends PageRequest {
  /** Searches are stored small: there are many, each requested a few times before the inventory changes. */
  readonly isSearch: boolean;
}

interface RenderForCacheOptions {
  readonly render: RenderPage;
  readonly policy: (scripts: InlineScripts, siteRequest: SiteRequest) => string;
  /** Called with the experiments that a page depends on. */
  readonly onExperiments: (cachedRequest: CachedRequest, experiments: ReadonlySet<string>) => void;
  readonly onError: (error: unknown, siteRequest: SiteRequest) => void;
}

/**
 * Renders a page for everyone. It is built from its cache key: the request that loaders see has the URL and nothing
 * else, so nothing a visitor sends can get into it. A page with content for one visitor is not cached, and neither is
 * a redirect, because it keeps the visitor's query.
 */
export function createRenderForCache({ render, policy, onExperiments, onError }: RenderForCacheOptions) {
  return async function renderForCache(
    cachedRequest: CachedRequest,
    siteRequest: SiteRequest,
  ): Promise<RenderedForCache<PageBytes>> {
    const dependencies = createDependencies();
    // Dates on a page, such as the year in its footer, are valid until midnight.
    dependencies.validUntil(nextMidnight(siteRequest.dealership.timeZone, new Date()));
    const request = new Request(cachedRequest.siteRequest.origin + cachedRequest.address);
    const { terms = null, arms = {}, isSearch } = cachedRequest;
    const { response, nonce } = await render(
      request,
      siteRequest,
      { ...cachedRequest.visitor, terms, arms },
      dependencies,
    );
    onExperiments(cachedRequest, dependencies.experiments());
    if (dependencies.isForOneVisitor()) return { page: null, keep: dependencies.keep() };
    if (MOVED.has(response.status)) return { page: null };
    const setsCookie = response.headers.has('set-cookie');
    if (setsCookie)
      onError(new Error(`The cached page ${cachedRequest.address} sets a cookie.`), siteRequest);
    const isOwn = response.headers.has('cache-control') || setsCookie || siteRequest.failure !== undefined;

    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.has(name)));
    const html = Buffer.from(await response.arrayBuffer());
    const isDocument = headers['content-type']?.startsWith('text/html') ?? false;
    const hashed = isDocument ? hashInlineScripts(html, nonce) : undefined;
    const isWhole = response.status === 200 && hashed !== null;
    if (isDocument)
      headers['content-security-policy'] ??= policy(
        hashed ? { hashes: hashed.hashes } : { nonce },
        siteRequest,
      );
    if (isWhole && !isOwn) {
      headers['cache-control'] = 'private, no-cache';
      headers['vary'] = 'Accept-Encoding, Cookie, Sec-GPC';
    } else headers['cache-control'] ??= 'private, no-store';

    const create = isSearch ? createPackedPage : createPageBytes;
    const page = create({
      status: response.status,
      headers,
      route: siteRequest.route,
      bytes: hashed?.bytes ?? html,
    });
    return isWhole && !isOwn ? { page, keep: dependencies.keep() } : { page };
  };
}
