import type { KnownVisitor, RequestContext } from '../../context.server.ts';
import { parsePageUrl } from '../../http/page-request.ts';
import type { Render, RenderedPage, RenderOptions } from '../pages.ts';
import type { Visit } from '../visit.ts';
import { isInMenus, readNavigation } from '../../site/layout/menu-view.server.ts';
import type { Dependencies } from '../page-cache/dependencies.ts';
import type { RenderedForCache, PageCache } from '../page-cache/page-cache.ts';
import { pageKey } from '../page-cache/page-key.ts';
import type { Visitor } from '../../visitor/read-visitor.ts';
import type { WrittenSearch } from '../../routes/cars/write-search.server.tsx';
import { createHoles, type StencilAsked } from './holes.ts';
import type { CachedStencil } from './make-stencil.ts';

/** Path of an inventory page, without the language. The search follows it. */
const CARS = /^\/[a-z-]*cars-for-sale(?=\/|$)/;

export interface SearchRenderOptions {
  /** Remix, for every other page and if anything fails. */
  readonly render: Render;
  readonly stencils: PageCache<CachedStencil>;
  readonly makeStencil: (
    base: string,
    asked: StencilAsked,
    visit: Visit,
    visitor: Visitor,
  ) => Promise<RenderedForCache<CachedStencil>>;
  readonly createContext: RenderOptions['createContext'];
  /** Returns null if the URL is not a search, or has moved. */
  readonly writeSearch: (url: URL, context: RequestContext) => Promise<WrittenSearch | null>;
}

/**
 * Creates a renderer that fills search results into a page that Remix rendered once for all searches. Remix renders
 * every other page, and a search that fails here.
 */
export function createSearchRender(options: SearchRenderOptions): Render {
  const { render, stencils, makeStencil, createContext, writeSearch } = options;
  const holes = createHoles();

  /** Returns null if Remix has to render the page. */
  async function fill(
    base: string,
    url: URL,
    visit: Visit,
    visitor: KnownVisitor,
    dependencies: Dependencies,
  ): Promise<RenderedPage | null> {
    const context = await createContext(visit, url.pathname, visitor, dependencies);
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
    inherit(stencil.keep, dependencies);
    visit.route = base.slice(1);
    const html = stencil.with({
      ...said,
      picture: picture ?? '',
      location: url.pathname.slice(base.length) + url.search,
      nonce: context.nonce,
    });
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return { response: new Response(html, { headers }), nonce: context.nonce };
  }

  return async function renderSearch(request, visit, visitor, dependencies) {
    const url = new URL(request.url);
    const { path, isDocument } = parsePageUrl(url.pathname, visit.dealership.languages);
    const [route] = CARS.exec(path) ?? [];
    const isLegacy = url.searchParams.has('_data');
    if (request.method !== 'GET' || !isDocument || route === undefined || isLegacy)
      return render(request, visit, visitor, dependencies);
    const base = url.pathname.slice(0, -path.length) + route;
    // If this fails, Remix fails the same way and logs it.
    const page = await fill(base, url, visit, visitor, dependencies).catch(() => null);
    return page ?? render(request, visit, visitor, dependencies);
  };
}

/** Makes a page depend on everything that its stencil depends on. */
function inherit({ tags, until }: CachedStencil['keep'], dependencies: Dependencies): void {
  dependencies.read({ tags, until });
  dependencies.validUntil(new Date(until));
}
