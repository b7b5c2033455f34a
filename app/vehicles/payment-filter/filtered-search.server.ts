import { EVERYTHING, type Range, type SearchQuery } from '@rooftop/inventory/index/query';
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import type { RequestContext } from '#app/context.server.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { FILTERED_SEARCH } from './payment-filter-path.ts';

/** A search that is about to be filtered by payment. */
interface FilteredSearch {
  readonly query: SearchQuery;
  /** Its path and query with this range of payments, without the language. Null for all payments. */
  readonly address: (payment: Range | null) => string;
}

/** The search that a request names. All cars if it names none of this website. */
export async function filteredSearch(request: Request, context: RequestContext): Promise<FilteredSearch> {
  const { origin, inventory } = context;
  const [index, addresses] = await Promise.all([inventory.index(), addressSettings(context)]);
  const vocabulary = await vocabularyOf(context, index);
  const named = URL.parse(new URL(request.url).searchParams.get(FILTERED_SEARCH) ?? '', origin);
  const parsedUrl =
    named?.origin === origin
      ? parseInventoryUrl(named.pathname, named.searchParams, vocabulary, addresses)
      : null;
  const query = parsedUrl?.kind === 'search' ? parsedUrl.query : EVERYTHING;
  const { payment: _, ...ranges } = query.ranges;
  return {
    query,
    address: (payment) =>
      printSearchAddress(
        { ...query, ranges: payment === null ? ranges : { ...ranges, payment }, page: 1 },
        vocabulary,
        addresses,
      ),
  };
}
