import { hash } from 'node:crypto';
import type { LoaderFunctionArgs, ServerBuild } from '#app/framework.server.ts';
import { LRUCache } from 'lru-cache';

import type { RequestContext } from '#app/context.server.ts';
import type { Handle } from '../rendering/legacy-parameter.ts';
import { cutTemplate, type Template } from './cut-template.ts';
import { dataText, placeholder, type PlaceholderData, type Shell, withPlaceholders } from './placeholders.ts';
import type { SearchParts } from './search-parts.server.tsx';

type Loader = (args: LoaderFunctionArgs) => Promise<Shell | Page>;
type Page = Awaited<ReturnType<SearchParts['loadPage']>>;
type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Path of an inventory page, without the language. The search follows it. */
const CARS = /^\/[a-z-]*cars-for-sale(?=\/|$)/;
/** Parameters that Remix removes before it calls a loader. */
const REMIX_PARAMETERS = ['index', '_data', '_routes'];
/** Bytes of all templates; each is about 25 KB. */
const MAX_BYTES = 32 * 1024 * 1024;

interface RoutedTemplate extends Template {
  /** ID of the route that rendered it. */
  readonly route: string;
}

/**
 * Wraps Remix's request handler, so that a search is filled into a page that Remix rendered once. Its responses are
 * the same. See README.md.
 * @param createHandler creates Remix's handler for a build
 */
export function withSearchTemplates(
  build: ServerBuild,
  createHandler: (build: ServerBuild) => Handle,
): Handle {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry.server.tsx exports it; Remix does not know
  const { searchParts } = build.entry.module as unknown as { readonly searchParts: SearchParts };
  const { loadShell, loadPage, writeResults } = searchParts;

  /** Data by request context. Remix gets it from here instead of calling the loaders. */
  const loaded = new WeakMap<object, { readonly shell: Promise<Shell>; readonly page: Promise<Page> }>();
  const handle = createHandler(
    withLoaders(
      build,
      new Map<unknown, Loader>([
        [loadShell, (args) => loaded.get(args.context)?.shell ?? loadShell(args)],
        [loadPage, (args) => loaded.get(args.context)?.page ?? loadPage(args)],
      ]),
    ),
  );

  const templates = new LRUCache<string, RoutedTemplate, () => Promise<RoutedTemplate>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  /** Has Remix render the page of a search with placeholders. @param url of such a search */
  async function makeTemplate(
    url: string,
    { shell, page, fillings }: PlaceholderData,
    context: RequestContext,
  ): Promise<RoutedTemplate> {
    let route = '';
    const own = { ...context, nonce: placeholder('nonce'), setRoute: (id: string) => void (route = id) };
    loaded.set(own, { shell: Promise.resolve(shell), page: Promise.resolve(page) });
    const response = await handle(new Request(url), own);
    const template = cutTemplate(await response.text(), [...fillings.keys(), 'nonce']);
    return { ...template, route };
  }

  /**
   * Loads a page, and renders it if it is a search.
   * @param base URL that all searches of this inventory share
   * @param location the rest of the page's URL
   * @returns null if Remix has to render it, with the same data
   */
  async function fill(
    base: string,
    location: string,
    { request, context }: Asked,
  ): Promise<Buffer<ArrayBuffer> | null> {
    const args = { request, context, params: {} };
    const data = { shell: loadShell(args), page: loadPage(args) };
    loaded.set(context, data);
    // Remix handles what they throw, such as redirects.
    const [shell, page] = await Promise.all([data.shell, data.page]).catch(() => []);
    if (shell === undefined || page === undefined || !('kind' in page) || page.page.view === undefined)
      return null;
    const placed = withPlaceholders(shell, page);
    const key = hash('sha256', base + dataText([placed.shell, placed.page]));
    const template = await templates.fetch(key, {
      context: () => makeTemplate(base + placeholder('location'), placed, context),
    });
    if (template === undefined) return null;
    context.setRoute(template.route);
    const fillings = new Map([...placed.fillings, ['location', location], ['nonce', context.nonce]]);
    return template.with(fillings, writeResults(page.page.view));
  }

  return async function handleSearch(request, context) {
    const { origin, pathname, search, searchParams } = new URL(request.url);
    const [inventory] = CARS.exec(context.path) ?? [];
    const isPlain = request.method === 'GET' && !REMIX_PARAMETERS.some((name) => searchParams.has(name));
    if (inventory === undefined || !context.isDocument || !isPlain) return handle(request, context);
    const base = pathname.slice(0, -context.path.length) + inventory;
    const html = await fill(origin + base, pathname.slice(base.length) + search, { request, context }).catch(
      (error: unknown) => {
        context.report(error);
        return null;
      },
    );
    if (html === null) return handle(request, context);
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };
}

/** The same build with other loaders. */
function withLoaders(build: ServerBuild, others: ReadonlyMap<unknown, Loader>): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = others.get(route?.module.loader);
    return [id, route && loader ? { ...route, module: { ...route.module, loader } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
