import { OfferCards } from '../offers/offer-cards.tsx';
import type { CarOffersView } from './car-offers.server.ts';

/** The offers for a vehicle, each with a link to its terms. */
export function CarOffers({ view: { heading, cards } }: { readonly view: CarOffersView }) {
  return (
    <section className="vehicle-part" aria-labelledby="vehicle-offers">
      <h2 id="vehicle-offers">{heading}</h2>
      <OfferCards of={cards} />
    </section>
  );
}
