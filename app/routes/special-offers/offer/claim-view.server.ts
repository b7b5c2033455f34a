import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { RequestContext } from '#app/context.server.ts';
import { claimAddress } from '#app/vehicles/offers/claim.server.ts';

/** Actions for an offer. */
export type ClaimView = ReturnType<typeof claimView>;

export const claimView = (offer: Pick<Offer, 'key'>, { t, href }: Pick<RequestContext, 't' | 'href'>) => ({
  claim: t('offers.claim'),
  href: href(claimAddress(offer)) ?? '/',
  print: t('offers.print'),
});
