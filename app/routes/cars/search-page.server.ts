import { redirect } from '#app/framework.server.ts';
import { createHeadingData, isIndexable } from '@rooftop/inventory/url/heading';
import { PARAMETERS } from '@rooftop/inventory/url/parameters';
import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import type { RequestContext } from '#app/context.server.ts';
import { canonicalSearch } from '#app/vehicles/inventory/canonical-search.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf, titleWithName } from '#app/site/head/page-head.server.ts';
import { localPath } from '#app/http/page-request.ts';
import type { PictureView } from '#app/ui/media/picture-view.server.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { formatCarCount } from '#app/vehicles/figures.server.ts';
import { searchHeading, searchTitle } from '#app/vehicles/search/heading.server.ts';
import { hasPrices } from '#app/vehicles/search/has-prices.ts';
import { listFact } from '#app/vehicles/search/list-fact.server.ts';
import { withoutUnknown } from '#app/vehicles/search/keyword-words.server.ts';
import { withRange } from '#app/vehicles/search/query-change.ts';
import { announcement, searchView } from '#app/vehicles/search/search-view.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';
import { findSearch, type SearchRequest } from './find-search.server.ts';

/** A URL with the unknown parameters appended, so that marketing parameters survive a redirect. */
function withOthers(address: string, parameters: URLSearchParams): string {
  const ours: ReadonlySet<string> = new Set(PARAMETERS);
  const others = new URLSearchParams([...parameters].filter(([name]) => !ours.has(name))).toString();
  return others === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${others}`;
}

/**
 * The page of a search. A URL that is not the canonical one redirects there permanently. A phrase that means filters,
 * a page past the last one, and a limit of prices where the visitor sees none redirect temporarily.
 * @param allowed the filter pages in the sitemap; empty if unknown
 * @throws Response (redirect) if the URL is not canonical
 */
export async function searchPage(
  search: SearchRequest,
  allowed: ReadonlySet<string>,
  context: RequestContext,
) {
  const { parsedUrl, parameters, vocabulary } = search;
  const { dealership, locale, t } = context;
  const moved = (address: string, status: number): Response =>
    redirect(localPath(withOthers(address, parameters), locale, dealership.languages), status);
  // What a phrase means may change with the cars.
  if (!parsedUrl.isCanonical) throw moved(parsedUrl.canonical, parsedUrl.isPhrase ? 302 : 301);
  const found = await findSearch(search, context);
  const { query, result, labels } = found;
  if (result.page > result.pages) {
    throw moved(printSearchAddress({ ...query, page: result.pages }, vocabulary, search.addresses), 302);
  }
  if (query.ranges.price !== undefined && result.total === 0 && !hasPrices(found)) {
    const anyPrice = withRange(query, 'price', null);
    throw moved(printSearchAddress(anyPrice, vocabulary, search.addresses), 302);
  }
  const facts = createHeadingData(withoutUnknown(query, result), vocabulary);
  const heading = searchHeading(facts, labels, context);
  const count = formatCarCount(result.total, context);
  const [head, view] = await Promise.all([
    headOf(
      {
        title: titleWithName(searchTitle(heading, facts, found.stores, context), dealership.name),
        description: t('search.description', { heading, count, name: dealership.name }),
        address: printSearchAddress(canonicalSearch(query, found.settings), vocabulary, search.addresses),
        isIndexed: parameters.size === 0 && isIndexable(parsedUrl.canonical, allowed),
        picture: home,
      },
      context,
    ),
    searchView(heading, found),
  ]);
  return {
    kind: 'search' as const,
    head,
    announcement: announcement(view),
    facts: writeFacts(listFact(query, result, found.settings?.inventory.defaultSort ?? 'newest')),
    first: serverRendered<Pick<PictureView, 'src' | 'srcSet'> | undefined>(view.cards[0]?.picture, context),
    page: serverRendered(view, context),
  };
}
