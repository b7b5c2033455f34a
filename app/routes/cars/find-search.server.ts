import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import type { ParsedInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import type { UrlSettings } from '@rooftop/inventory/url/url-settings';
import type { UrlVocabulary } from '@rooftop/inventory/url/vocabulary';
import type { Audience } from '@rooftop/inventory/index/audience';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import type { FoundSearch } from '#app/vehicles/search/found-search.ts';
import { createLabels } from '#app/vehicles/search/labels.server.ts';

/** A parsed search URL, and what it was parsed with. */
export interface SearchRequest {
  readonly parsedUrl: Extract<ParsedInventoryUrl, { kind: 'search' }>;
  readonly index: SearchIndex;
  /** The visitor's audience. */
  readonly audience: Audience;
  readonly vocabulary: UrlVocabulary;
  readonly addresses: UrlSettings;
  /** The request's parameters. A redirect keeps those that are not filters. */
  readonly parameters: URLSearchParams;
}

/** Runs a search, and collects what its page is built from. */
export async function findSearch(
  { parsedUrl, index, audience, vocabulary, addresses }: SearchRequest,
  context: RequestContext,
): Promise<FoundSearch> {
  const { content, dealership, locale } = context;
  const [settings, stores] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.stores(), []),
  ]);
  return {
    query: parsedUrl.query,
    result: index.search(parsedUrl.query, audience),
    audience,
    index,
    search: (query) => index.search(query, audience),
    address: (query) =>
      localPath(printSearchAddress(query, vocabulary, addresses), locale, dealership.languages),
    vocabulary,
    addresses,
    settings,
    stores,
    labels: createLabels(stores, context),
    context,
  };
}
