import { type ParsedInventoryUrl, parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import type { SearchRequest } from './find-search.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { addressSettings, vocabularyOf } from '#app/vehicles/inventory/addresses.server.ts';

/** An inventory URL, parsed with the vocabulary of this dealership's inventory. */
export interface ParsedInventoryPage extends Omit<SearchRequest, 'parsedUrl'> {
  readonly parsedUrl: ParsedInventoryUrl;
}

/**
 * Parses the URL of a page below one of the inventory's paths.
 * @param parameters Parameters of its query string.
 */
export async function parseInventoryPage(
  parameters: URLSearchParams,
  context: RequestContext,
): Promise<ParsedInventoryPage> {
  const [index, settings] = await Promise.all([context.inventory.index(), addressSettings(context)]);
  const [vocabulary, audience] = await Promise.all([vocabularyOf(context, index), audienceOf(context)]);
  const addresses = { ...settings, hasPayments: audience.payment !== null };
  const filters = new URLSearchParams(parameters);
  // Dealerships that advertise no payments have no payment filter, so the parameter is ignored.
  if (audience.payment === null) filters.delete('payment');
  const parsedUrl = parseInventoryUrl(context.path, filters, vocabulary, addresses);
  return { parsedUrl, index, audience, vocabulary, addresses, parameters };
}
