import { TRADE_BONUS_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { type BonusTerms, isOfferValid, makeOffer, type TradeOffer } from '@rooftop/trade/offer/make-offer';
import { conditionIn } from '@rooftop/trade/questionnaire/known-questions';
import type { RequestContext } from '#app/context.server.ts';
import { askingPrices } from './asking-prices.server.ts';
import type { LoadedTradeIn } from './load-trade-in.server.ts';

/** The visitor's offer: the one they have already seen while it is valid, else a new one. */
export async function tradeOfferOf(trade: LoadedTradeIn, context: RequestContext): Promise<TradeOffer> {
  const { id, stored, evaluation, settings, today } = trade;
  const { tradeIns, dealership, now } = context;
  const { car, offer } = stored;
  if (id === null || car === null) return { kind: 'unavailable' };
  if (offer?.kind === 'bringIn' || offer?.kind === 'inPerson') return offer;
  if (offer?.kind === 'priced' && isOfferValid(offer, dealership.timeZone, now)) return offer;
  // Without a condition nothing says what a car is worth, whoever is asked.
  if (conditionIn(evaluation.answers) === null) return { kind: 'unavailable' };
  const made = makeOffer(
    await tradeIns.valuation(settings, askingPrices(context), today)(car, evaluation),
    today,
    bonusTerms(settings),
  );
  if (made.kind !== 'unavailable') await tradeIns.saveOffer(id, stored, made);
  return made;
}

/** The bonus of the dealership's settings, or of spec 1. */
export const bonusTerms = (settings: LoadedTradeIn['settings']): BonusTerms =>
  settings?.tradeBonus ?? TRADE_BONUS_DEFAULTS;
