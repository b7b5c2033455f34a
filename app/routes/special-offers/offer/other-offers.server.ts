import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { RequestContext } from '#app/context.server.ts';
import { currentOffers } from '#app/vehicles/offers/current-offers.ts';
import { type OfferCardView, offerCardView } from '#app/vehicles/offers/offer-card-view.server.ts';

/** Number of other offers to show. */
const MOST_OTHERS = 3;

/** Other current offers, those of the same department first. */
export async function otherOffers(
  { id, department }: Pick<Offer, 'id' | 'department'>,
  context: RequestContext,
): Promise<readonly OfferCardView[]> {
  const others = currentOffers(await context.content.offers(), context).filter((one) => one.id !== id);
  return [
    ...others.filter((one) => one.department === department),
    ...others.filter((one) => one.department !== department),
  ]
    .slice(0, MOST_OTHERS)
    .map((one) => offerCardView(one, context));
}
