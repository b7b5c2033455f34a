import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { afterBalance } from '@rooftop/trade/offer/after-balance';
import { type TradeOffer, OFFER_DAYS } from '@rooftop/trade/offer/make-offer';
import type { Finance } from '@rooftop/trade/questionnaire/known-questions';
import type { RequestContext } from '#app/context.server.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { formatDate } from '@rooftop/platform/wording/format-time';
import { bonusTerms } from './make-offer.server.ts';

interface TradeOfferOptions {
  readonly settings: Settings | null;
  /** What is still owed on the car. Null if it is unknown, or not shown here. */
  readonly finance: Finance | null;
}

/** An offer in words and amounts. */
export function tradeOfferWords(
  offer: TradeOffer,
  { finance, settings }: TradeOfferOptions,
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
) {
  const money = (cents: number) => formatMoney(cents, locale);
  const { bonus, minimum } = offer.kind === 'priced' ? offer.terms : bonusTerms(settings);
  const terms = [
    t('tradeIn.bonusTerms', { bonus: money(bonus), minimum: money(minimum) }),
    t('tradeIn.carTerms'),
    t('tradeIn.payTerms', { days: OFFER_DAYS }),
    t('tradeIn.safety'),
  ];
  if (offer.kind === 'inPerson')
    return {
      kind: offer.kind,
      terms,
      reason: t(`tradeIn.inPerson.${offer.reason}`),
      ask: t(`tradeIn.inPersonAsk.${offer.reason}`),
    };
  if (offer.kind !== 'priced') return { kind: offer.kind, terms };
  const { initPrice, additionalPayments, finalPrice } = offer.moreCashLater;
  const restOf = (price: number) => {
    const rest = afterBalance(price, finance);
    return rest && t(`tradeIn.${rest.kind}`, { amount: money(rest.cents) });
  };
  return {
    kind: offer.kind,
    terms,
    estimate: offer.isEstimate ? t('tradeIn.estimate') : null,
    valid: t('tradeIn.validUntil', { date: formatDate(offer.lastDay, locale) }),
    payments: [
      {
        value: 'cashNow' as const,
        name: t('tradeIn.cashNow'),
        text: t('tradeIn.cashNowText'),
        price: money(offer.cashNow.finalPrice),
        sum: null,
        rest: restOf(offer.cashNow.finalPrice),
      },
      {
        value: 'moreCashLater' as const,
        name: t('tradeIn.moreCashLater'),
        text: t('tradeIn.moreCashLaterText'),
        price: money(finalPrice),
        sum: t('tradeIn.sum', { price: money(initPrice), bonus: money(additionalPayments) }),
        rest: restOf(finalPrice),
      },
    ],
  };
}
