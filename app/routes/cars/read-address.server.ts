import { type ParsedAddress, parseSearchPath } from '@rooftop/inventory/address/parse-address';
import type { AskedSearch } from '../../vehicles/search/search-page.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { audienceOf } from '../../inventory/audience.server.ts';
import { addressSettings, vocabularyOf } from '../../inventory/addresses.server.ts';

/** An address of cars, read with the words of this dealership's inventory. */
export interface ReadAddress extends Omit<AskedSearch, 'asked'> {
  readonly asked: ParsedAddress;
}

/** Reads the address of a page below one of the inventory's paths. @param parameters of its query */
export async function readAddress(
  parameters: URLSearchParams,
  context: RequestContext,
): Promise<ReadAddress> {
  const [index, addresses] = await Promise.all([context.inventory.index(), addressSettings(context)]);
  const [vocabulary, audience] = await Promise.all([vocabularyOf(context, index), audienceOf(context)]);
  const filters = new URLSearchParams(parameters);
  // Where no payments are advertised, nothing can be filtered by them: the parameter is ignored.
  if (audience.payment === null) filters.delete('payment');
  const asked = parseSearchPath(context.path, filters, vocabulary, addresses);
  return { asked, index, audience, vocabulary, addresses, parameters };
}
