import type { Offer } from '@rooftop/content/documents/offer';
import type { RequestContext } from '../../../context.server.ts';
import { claimAddress } from '../../../vehicles/offers/claim.server.ts';

/** Actions for an offer. */
export interface ClaimView {
  readonly claim: string;
  readonly href: string;
  readonly print: string;
}

export const claimView = (
  offer: Pick<Offer, 'key'>,
  { t, href }: Pick<RequestContext, 't' | 'href'>,
): ClaimView => ({
  claim: t('offers.claim'),
  href: href(claimAddress(offer)) ?? '/',
  print: t('offers.print'),
});
