import type { Offer } from '@rooftop/content/documents/offer';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '../context.server.ts';
import { offerRun } from './offer-run.ts';

/** An offer that is on today. */
export type CurrentOffer = Offer & {
  /** null: it goes on until further notice */
  readonly lastDay: LocalDate | null;
};

/** What tells whether an offer is on. */
export type OfferDay = Pick<RequestContext, 'dealership' | 'now' | 'trueUntil'>;

/** Of these offers, those that are on today. The page says so until the next one begins or ends. */
export function currentOffers(
  offers: readonly Offer[],
  { dealership, now, trueUntil }: OfferDay,
): readonly CurrentOffer[] {
  return offers.flatMap((offer) => {
    const run = offerRun(offer, dealership.timeZone, now);
    if (run.kind === 'ended') return [];
    if (run.changesAt !== null) trueUntil(run.changesAt);
    return run.kind === 'on' ? [{ ...offer, lastDay: run.lastDay }] : [];
  });
}
