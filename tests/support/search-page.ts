/** Searches for tests: what a URL finds among the cars of a dealership. */
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { addressSettings, vocabularyOf } from '#app/vehicles/inventory/addresses.server.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { testContext, testInventory } from './website.ts';
import type { SearchRequest } from '#app/routes/cars/find-search.server.ts';
import { searchPage } from '#app/routes/cars/search-page.server.ts';
import type { SearchView } from '#app/vehicles/search/search-view.server.ts';

interface TestSearch {
  readonly context?: Partial<RequestContext>;
  readonly allowed?: readonly string[];
}

/** The data of a search page. Throws the redirect if there is one. @param address path and query */
export async function visitSearch(
  address: string,
  listings: readonly Listing[],
  { context: fields, allowed = [] }: TestSearch = {},
) {
  const [path = '', query = ''] = address.split('?', 2);
  const context = testContext({ inventory: testInventory(listings), path, ...fields });
  const index = await context.inventory.index();
  const vocabulary = await vocabularyOf(context, index);
  const addresses = await addressSettings(context);
  const parameters = new URLSearchParams(query);
  const parsedUrl = parseInventoryUrl(path, parameters, vocabulary, addresses);
  if (parsedUrl.kind !== 'search') throw new Error(`${address} is ${parsedUrl.kind}`);
  const search: SearchRequest = {
    parsedUrl,
    index,
    audience: await audienceOf(context),
    vocabulary,
    addresses,
    parameters,
  };
  return searchPage(search, new Set(allowed), context);
}

/** The search page's view. */
export async function searchViewOf(...visit: Parameters<typeof visitSearch>): Promise<SearchView> {
  const { page } = await visitSearch(...visit);
  if (page.view === undefined) throw new Error('The page has no view');
  return page.view;
}
