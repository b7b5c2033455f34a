import type { LoaderFunctionArgs, ServerBuild } from '#app/framework.server.ts';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { shellView } from '#app/site/layout/shell-view.server.ts';
import { testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import { visitSearch } from '../../../tests/support/search-page.ts';
import type { SearchView } from '#app/vehicles/search/search-view.server.ts';
import type { Handle } from '../rendering/legacy-parameter.ts';
import { escapeHtml } from '@rooftop/escaping/escape-markup';
import { dataText, type SearchPage, withPlaceholders } from './placeholders.ts';
import { withSearchTemplates } from './search-templates.ts';

const listings = generateListings(300);
const SUVS = '/used-cars-for-sale/suvs';
const contextOf = (url: string, fields: Partial<RequestContext> = {}) =>
  testContext({
    dealership: testDealership({ languages: ['en', 'es'] }),
    inventory: testInventory(listings),
    path: url.split('?', 1)[0] ?? '',
    ...fields,
  });

async function dataOf(url: string, fields: Partial<RequestContext> = {}) {
  const context = contextOf(url, fields);
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const [shell, page] = await Promise.all([
    shellView(context, search),
    visitSearch(url, listings, { context }),
  ]);
  return withPlaceholders(shell, page);
}
const keyOf = async (...[url, fields]: Parameters<typeof dataOf>) => {
  const { shell, page } = await dataOf(url, fields);
  return dataText([shell, page]);
};

test.each(['/cars-for-sale', '/cars-for-sale?page=2', '/cars-for-sale?q=limited', '/cars-for-sale/trucks'])(
  '%s shares its template with other searches',
  async (url) => {
    expect(await keyOf(url)).toBe(await keyOf('/cars-for-sale?mileage=null,90000'));
  },
);

test.each<[what: string, url: string, fields?: Partial<RequestContext>]>([
  ['a menu link to it', SUVS],
  ['no cars', '/cars-for-sale/ferrari'],
  ['another language', '/cars-for-sale', { locale: 'es' }],
])('a search with %s has another template', async (_what, url, fields) => {
  expect(await keyOf(url, fields)).not.toBe(await keyOf('/cars-for-sale'));
});

const writeResults = ({ cards }: SearchView): string => `<p>${cards.length} cards</p>`;
const isSearch = (page: unknown): page is SearchPage =>
  typeof page === 'object' && page !== null && 'kind' in page;

/** The page of a search, as Remix might render it. */
function html(
  { head, announcement, facts, first, page }: SearchPage,
  { nonce }: RequestContext,
  url: string,
): string {
  const { title, description, canonical, alternates } = head;
  const links = [canonical, ...alternates.map(({ href }) => href), url, first.view?.srcSet ?? ''];
  const results = page.view ? `>${writeResults(page.view)}` : ' data-lost="true">';
  return escapeHtml(`${title} ${description} ${links.join(' ')} ${announcement} ${facts} ${nonce}`) + results;
}

/** A website of searches. Its menus are empty, so they have no language links. */
function createSite() {
  const loadShell = vi.fn(async ({ context }: LoaderFunctionArgs) => ({
    ...(await shellView(context, '')),
    header: {},
  }));
  const loadPage = vi.fn(async ({ request, context }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/nonsense')) throw new Response(null, { status: 404 });
    return visitSearch(pathname + search, listings, { context });
  });
  const results = vi.fn(writeResults);
  const none = () => null;
  const searchParts = { loadShell, loadPage, writeResults: results };
  const entry = { default: async () => new Response(), searchParts };
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: none, loader: loadShell } },
      cars: { id: 'cars', path: 'cars-for-sale/*', module: { default: none, loader: loadPage } },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '',
    assetsBuildDirectory: '',
    mode: 'production',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
    isSpaMode: false,
  };
  let { routes } = build;
  const remix = vi.fn<Handle>(async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const args = { request, context, params: {} };
    try {
      await routes['root']?.module.loader?.(args);
      const page = await routes['cars']?.module.loader?.(args);
      context.setRoute('cars');
      return new Response(isSearch(page) ? html(page, context, pathname + search) : null);
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
  });
  const answer = withSearchTemplates(build, (own) => {
    ({ routes } = own);
    return remix;
  });
  return {
    remix,
    loadPage,
    results,
    get: async (url: string, fields: Partial<RequestContext> = {}) => {
      const response = await answer(new Request(`http://alpha.example${url}`), contextOf(url, fields));
      return { status: response.status, body: await response.text() };
    },
  };
}

test('renders one template for many searches, each with its own results, URLs, and nonce', async () => {
  const { get, remix, loadPage } = createSite();
  const setRoute = vi.fn();
  for (const url of ['/cars-for-sale?page=2', '/cars-for-sale?q=limited', '/cars-for-sale/trucks']) {
    const context = contextOf(url, { nonce: `nonce of ${url}` });
    const expected = html(await visitSearch(url, listings, { context }), context, url);
    expect((await get(url, { nonce: context.nonce, setRoute })).body).toBe(expected);
    expect(setRoute).toHaveBeenLastCalledWith('cars');
  }
  expect(remix).toHaveBeenCalledOnce();
  expect(loadPage).toHaveBeenCalledTimes(3);
});

test('leaves what a loader throws to Remix, without calling the loader again', async () => {
  const { get, remix, loadPage } = createSite();
  expect((await get('/cars-for-sale/nonsense')).status).toBe(404);
  expect([remix, loadPage].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
});

test.each<[url: string, fields?: Partial<RequestContext>]>([
  ['/cars-for-sale?index'],
  ['/cars-for-sale?_data='],
  ['/cars-for-sale', { isDocument: false }],
])('leaves %s with %j to Remix', async (url, fields) => {
  const { get, remix, results } = createSite();
  await get(url, fields);
  expect(remix).toHaveBeenCalledOnce();
  expect(results).not.toHaveBeenCalled();
});

test('reports a failure, and Remix renders the page with the same data', async () => {
  const { get, remix, loadPage, results } = createSite();
  const report = vi.fn();
  const failure = new Error('A component uses a hook.');
  results.mockImplementationOnce(() => {
    throw failure;
  });
  const { body } = await get('/cars-for-sale?page=2', { report });
  expect(body).toContain('cards</p>');
  expect(report).toHaveBeenCalledWith(failure);
  expect([remix, loadPage].map((mock) => mock.mock.calls.length)).toEqual([2, 1]);
});
