import { data } from '#app/framework.server.ts';
import type { Offer } from '@rooftop/content/documents/offer/offer';
import { factToken } from '@rooftop/visits/fact-token';
import type { RequestContext } from '#app/context.server.ts';
import { type HeadFacts, headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { currentOffers } from '#app/vehicles/offers/current-offers.ts';
import { firstProseParagraph, type OfferCardView } from '#app/vehicles/offers/offer-card-view.server.ts';
import { offerPath } from '#app/vehicles/offers/offer-lists.ts';
import { offerRun } from '#app/vehicles/offers/offer-run.ts';
import { serverRendered, type ServerRenderedView } from '#app/ui/server-rendered.server.ts';
import { type UnavailableOfferView, unavailableOfferView } from './unavailable-offer-view.server.ts';
import { type ClaimView, claimView } from './claim-view.server.ts';
import { type CouponView, couponView } from './coupon-view.server.ts';
import { otherOffers } from './other-offers.server.ts';
import { allOffers } from '../page.server.ts';
import { sharedOffer } from './page.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';

interface OtherOffers {
  readonly heading: string;
  readonly cards: readonly OfferCardView[];
}

/** Page of an offer: a coupon to claim or print, or a short notice if it is not available today. */
export interface OfferPage {
  readonly head: PageHead;
  readonly offer: ServerRenderedView<CouponView | UnavailableOfferView>;
  /** Null if there is nothing to claim. */
  readonly claim: ClaimView | null;
  /** Other current offers. */
  readonly others: ServerRenderedView<OtherOffers>;
  /** See `writeFacts`. Absent if it is not available today. */
  readonly facts?: string;
}

const headOfOffer = (
  facts: Pick<HeadFacts, 'title' | 'description' | 'isIndexed' | 'picture'>,
  offer: Offer,
  context: RequestContext,
): Promise<PageHead> => headOf({ ...facts, address: offerPath(offer) }, context);

/**
 * An offer that has ended answers 410, so that search engines drop it within days and link checkers find links to it.
 * One that has not started answers 404 and reveals nothing. Either may be available tomorrow, so neither is cached.
 */
async function absentPage(offer: Offer, others: OtherOffers, context: RequestContext) {
  const { dealership, now } = context;
  const isOver = offerRun(offer, dealership.timeZone, now).kind === 'ended';
  const view = unavailableOfferView({ isOver, hasOthers: others.cards.length > 0 }, context);
  const facts = {
    title: view.heading,
    description: view.text,
    isIndexed: false,
    picture: allOffers,
  } as const;
  const page: OfferPage = {
    head: await headOfOffer(facts, offer, context),
    offer: serverRendered(view, context),
    claim: null,
    others: serverRendered(others, context),
  };
  return data(page, { status: isOver ? 410 : 404 });
}

/** Builds the page of an offer, current or not, with other current offers. */
export async function offerPage(offer: Offer, context: RequestContext) {
  const { t } = context;
  const cards = await otherOffers(offer, context);
  const [current] = currentOffers([offer], context);
  if (current === undefined) return absentPage(offer, { heading: t('offers.onNow'), cards }, context);
  const facts = {
    title: offer.name,
    description: firstProseParagraph(offer.description) ?? t(`offers.intro.${offer.department}`),
    isIndexed: true,
    picture: { of: sharedOffer, key: offer.key },
  } as const;
  const page: OfferPage = {
    facts: writeFacts({
      kind: 'offerShown',
      offer: offer.key,
      type: offer.department,
      label: factToken(offer.offerType),
    }),
    head: await headOfOffer(facts, offer, context),
    offer: serverRendered<CouponView | UnavailableOfferView>(await couponView(current, context), context),
    claim: claimView(offer, context),
    others: serverRendered({ heading: t('offers.others'), cards }, context),
  };
  return data(page);
}
