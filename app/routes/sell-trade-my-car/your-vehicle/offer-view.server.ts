import { conditionOf, financeOf } from '@rooftop/trade/questionnaire/known-questions';
import { afterBalance } from '@rooftop/trade/offer/after-balance';
import {
  type BonusTerms,
  isOfferValid,
  makeOffer,
  type Offer,
  OFFER_DAYS,
  STANDARD_BONUS,
} from '@rooftop/trade/offer/make-offer';
import type { RequestContext } from '../../../context.server.ts';
import { leadFormView } from '../../../forms/lead-form-view.server.ts';
import { formatMoney } from '../../../locales/format-number.server.ts';
import { formatDay } from '../../../locales/format-time.server.ts';
import { localPath } from '../../../http/page-request.ts';
import { phoneView } from '../../../stores/place-view.server.ts';
import { driveDays } from '../../../vehicles/test-drive/drive-days.server.ts';
import type { LoadedTradeIn } from './load-trade-in.server.ts';
import { stepPath } from './steps.ts';

/** The visitor's offer: the one they have already seen while it is valid, else a new one. */
export async function offerOf(trade: LoadedTradeIn, context: RequestContext): Promise<Offer> {
  const { id, stored, evaluation, settings, today } = trade;
  const { tradeIns, dealership, now } = context;
  const { car, offer } = stored;
  if (id === null || car === null) return { kind: 'unavailable' };
  if (offer?.kind === 'bringIn') return offer;
  if (offer?.kind === 'priced' && isOfferValid(offer, dealership.timeZone, now)) return offer;
  // Without a condition nothing says what a car is worth, whoever is asked.
  if (conditionOf(evaluation.answers) === null) return { kind: 'unavailable' };
  const made = makeOffer(
    await tradeIns.valuation(settings, today)(car, evaluation.answers),
    today,
    bonusTerms(trade),
  );
  if (made.kind !== 'unavailable') await tradeIns.saveOffer(id, made);
  return made;
}

const bonusTerms = ({ settings }: Pick<LoadedTradeIn, 'settings'>): BonusTerms =>
  settings?.tradeBonus ?? STANDARD_BONUS;

/** An offer in words and amounts. */
export function offerView(
  offer: Offer,
  { evaluation, settings }: Pick<LoadedTradeIn, 'evaluation' | 'settings'>,
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
) {
  const money = (cents: number) => formatMoney(cents, locale);
  const { bonus, minimum } = bonusTerms({ settings });
  const terms = [
    t('tradeIn.bonusTerms', { bonus: money(bonus), minimum: money(minimum) }),
    t('tradeIn.carTerms'),
    t('tradeIn.payTerms', { days: OFFER_DAYS }),
    t('tradeIn.safety'),
  ];
  if (offer.kind !== 'priced') return { kind: offer.kind, terms };
  const { initPrice, additionalPayments, finalPrice } = offer.moreCashLater;
  const restOf = (price: number) => {
    const rest = afterBalance(price, financeOf(evaluation.answers));
    return rest && t(`tradeIn.${rest.kind}`, { amount: money(rest.cents) });
  };
  return {
    kind: offer.kind,
    terms,
    estimate: offer.isEstimate ? t('tradeIn.estimate') : null,
    valid: t('tradeIn.validUntil', { date: formatDay(offer.lastDay, locale) }),
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

/** The last step: the offer, and the form that takes it to the dealership. */
export async function offerStep(trade: LoadedTradeIn, context: RequestContext) {
  const { dealership, locale, now, t } = context;
  const [offer, company] = await Promise.all([offerOf(trade, context), context.company()]);
  const form = await leadFormView(
    {
      form: 'SELL_OR_TRADE',
      action: stepPath(trade.steps.length),
      texts: {
        submit: t(offer.kind === 'priced' ? 'tradeIn.take' : 'tradeIn.ask'),
        sent: t('tradeIn.sent'),
        sentText: t(offer.kind === 'priced' ? 'tradeIn.sentText' : 'tradeIn.askedText'),
        failed: t('contact.failed'),
      },
    },
    context,
  );
  return {
    kind: 'offer' as const,
    offer: offerView(offer, trade, context),
    text: t(`tradeIn.${offer.kind}Text`),
    phone: company.salesPhone === null ? null : phoneView(company.salesPhone, 'sales', context),
    days: driveDays(company, trade.settings, now, locale).map(({ date, label, times }) => ({
      value: date,
      label,
      times: times.map(({ value, label: time }) => ({ value, label: time })),
    })),
    form,
    certificate: localPath(`${stepPath(1)}/certificate`, locale, dealership.languages),
    labels: {
      selectedPayment: t('tradeIn.payment'),
      day: t('tradeIn.day'),
      time: t('tradeIn.time'),
    },
    words: {
      terms: t('tradeIn.terms'),
      appointment: t('tradeIn.appointment'),
      appointmentText: t('tradeIn.appointmentText'),
      certificate: t('tradeIn.certificate'),
      contact: t('tradeIn.contact'),
      none: t('tradeIn.noDay'),
    },
  };
}
