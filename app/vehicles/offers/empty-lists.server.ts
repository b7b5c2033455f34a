import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { currentOffers } from './current-offers.ts';
import { OFFER_LISTS, type OfferListName, offersIn } from './offer-lists.ts';

/** Lists without offers today, which are neither linked nor indexed. An empty set while the offers cannot be read. */
export async function emptyLists(
  context: Pick<RequestContext, 'content' | 'dealership' | 'now' | 'validUntil'>,
): Promise<readonly OfferListName[]> {
  const written = await orFallback(context.content.offers(), null);
  if (written === null) return [];
  const offers = currentOffers(written, context);
  return OFFER_LISTS.filter((list) => offersIn(list, offers).length === 0);
}
