import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { offerRun } from './offer-run.ts';

/** An offer that is available today. */
export type CurrentOffer = Offer & {
  /** Null if it has no end date. */
  readonly lastDay: LocalDate | null;
};

/** What determines whether an offer is available. */
type OfferDay = Pick<RequestContext, 'dealership' | 'now' | 'validUntil'>;

/** The offers that are available today. The page is valid until the next one begins or ends. */
export function currentOffers(
  offers: readonly Offer[],
  { dealership, now, validUntil }: OfferDay,
): readonly CurrentOffer[] {
  return offers.flatMap((offer) => {
    const run = offerRun(offer, dealership.timeZone, now);
    if (run.kind === 'ended') return [];
    if (run.changesAt !== null) validUntil(run.changesAt);
    return run.kind === 'on' ? [{ ...offer, lastDay: run.lastDay }] : [];
  });
}
