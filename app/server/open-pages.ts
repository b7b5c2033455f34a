/** How the website's pages are made: taken from the cache, or rendered by Remix, a few at a time. */
import type { ContentChange } from '@rooftop/content/content';
import type { WebEnvironment } from '../env.server.ts';
import { readPages } from '../routes/read-pages.ts';
import { inventoryTag } from '../vehicles/inventory/inventory-tag.ts';
import { createPagePolicy } from './responses/page-policy.ts';
import type { Site } from './open-site.ts';
import { cacheablePages } from './page-cache/cacheable-pages.ts';
import { createCanonicalizer } from './page-cache/cacheable-urls.ts';
import { createCachedPages } from './page-cache/cached-pages.ts';
import { createPageArms } from '@rooftop/platform/experiments/page-arms';
import type { PageBytes } from './page-cache/page-bytes.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { pageKey } from './page-cache/page-key.ts';
import { createRenderForCache } from './page-cache/render-for-cache.ts';
import { isPrefetchOfData } from './page-cache/is-prefetch.ts';
import { createPages, createRender } from './rendering/pages.ts';
import type { Refuse } from './responses/refusal.ts';
import type { RemixHandler } from './rendering/remix-handler.ts';
import { createRenderingQueues } from './rendering/rendering-queue.ts';
import { MANIFEST_PATH } from './rendering/route-manifest.ts';
import { shareOwnerOf, type SiteRequest, type WebContext } from './site-request.ts';

interface PagesSetup {
  readonly env: WebEnvironment;
  readonly site: Site;
  readonly remix: RemixHandler;
  readonly isDevelopment: boolean;
  readonly refuse: Refuse;
  readonly report: (error: unknown, siteRequest: SiteRequest) => void;
}

export async function openPages({ env, site, remix, isDevelopment, refuse, report }: PagesSetup) {
  const { sanity, content, inventory, pictures, createContext } = site;
  // Searches are without number. They have a cache of their own, so that they never push out a page.
  const maxBytes = (env.PAGE_CACHE_MB * 1024 * 1024) / 2;
  const caches = {
    pages: createPageCache<PageBytes>({ maxBytes }),
    searches: createPageCache<PageBytes>({ maxBytes }),
  };
  const apply = (change: ContentChange) => {
    for (const cache of Object.values(caches)) cache.apply(change);
  };
  const pageArms = createPageArms();
  content.onChange((change) => {
    apply(change);
    pageArms.forget();
  });
  const dropCars = (dealership: string) => apply({ kind: 'tags', tags: inventoryTag(dealership).tags });
  inventory.onChange(dropCars);
  pictures.onOtherPhotos(dropCars);
  const definitions = await readPages();
  const policy = createPagePolicy({
    pages: definitions,
    imageHosts: sanity.apiHost === undefined ? ['https://cdn.sanity.io'] : [],
    https: env.PUBLIC_SCHEME === 'https',
    development: isDevelopment,
  });
  const render = createRender({ handle: remix.handle, createContext, refuse });
  const { keeping, manifests, rendering, sentForms } = createRenderingQueues({
    atOnce: env.PAGES_AT_ONCE,
    waiting: env.PAGES_WAITING,
  });
  const renderForCache = createRenderForCache({
    render,
    policy,
    onExperiments: ({ arms: _arms, ...page }, experiments) => pageArms.learn(pageKey(page), experiments),
    onError: report,
  });
  const page = createPages({ render, policy });
  return {
    caches,
    /** Middleware: pages that may be cached. */
    cached: createCachedPages({
      caches,
      content,
      address: createCanonicalizer(env.PAGE_CACHE_MB === 0 ? [] : cacheablePages(definitions)),
      searches: env.PAGE_CACHE_MB > 0,
      pageArms,
      renderForCache: (cachedRequest, siteRequest) =>
        (cachedRequest.isSearch ? rendering : keeping).run(
          () => renderForCache(cachedRequest, siteRequest),
          shareOwnerOf(siteRequest),
        ),
    }),
    /** Pages and forms of one visitor. */
    rendered: async (c: WebContext): Promise<Response> => {
      const siteRequest = c.get('siteRequest');
      const request = new Request(siteRequest.origin + c.env.incoming.url, c.req.raw);
      // It would be rendered once more when the visitor opens it, and may remember that they did.
      if (isPrefetchOfData(c.env.incoming))
        return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const reads = c.req.path === MANIFEST_PATH ? manifests : rendering;
      return (isRead ? reads : sentForms).run(() => page(request, siteRequest), shareOwnerOf(siteRequest));
    },
  };
}
