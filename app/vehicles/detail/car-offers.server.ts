import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { currentOffers } from '../offers/current-offers.ts';
import { offerCardView } from '../offers/offer-card-view.server.ts';
import { isOfferFor } from '../offers/offer-vehicles.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Today's offers for a vehicle. */
export type CarOffersView = NonNullable<Awaited<ReturnType<typeof carOffers>>>;

/** Null if there are none for this vehicle. */
export async function carOffers(listing: Listing, context: RequestContext) {
  const written = await orFallback(context.content.offers(), []);
  const fitting = written.filter((offer) => isOfferFor(offer, listing));
  const cards = currentOffers(fitting, context).map((offer) => offerCardView(offer, context));
  return cards.length === 0 ? null : { heading: context.t('offers.forCar'), cards };
}
