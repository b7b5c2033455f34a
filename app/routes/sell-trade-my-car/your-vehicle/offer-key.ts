import type { TradeOffer } from '@rooftop/trade/offer/make-offer';

/**
 * Identifies what a visitor was offered, so that they cannot send another offer than they saw: the one of another tab,
 * or the one after theirs expired.
 */
export const tradeOfferKey = (offer: TradeOffer): string =>
  offer.kind === 'priced'
    ? [offer.madeOn, offer.cashNow.finalPrice, offer.moreCashLater.finalPrice].join(' ')
    : offer.kind;
