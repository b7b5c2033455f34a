import { defineSteps } from '#app/forms/steps/define-steps.server.ts';
import type { StepViewOf, StepViews } from '#app/forms/steps/step-row.ts';
import { tradeInCookie } from '#app/visitor/trade-in-cookie.ts';
import { carStep } from './car-step.server.ts';
import { type LoadedTradeIn, type TradeInChange, tradeInIdFor } from './load-trade-in.server.ts';
import { offerStep } from './offer-step.server.ts';
import { photosStep } from './photos-step.server.ts';
import { questionsStep } from './questions-step.server.ts';
import { TRADE_IN_URLS } from './trade-in-urls.ts';
import type { CarAnswered } from './vin-view.server.ts';

const ROWS = [carStep, questionsStep, photosStep, offerStep] as const;

/** What the page of one kind of step shows. */
export type TradeInStepView<Kind> = StepViewOf<typeof ROWS, Kind>;

/** The steps of a trade-in. */
export const TRADE_IN_STEPS = defineSteps<LoadedTradeIn, TradeInChange, StepViews<typeof ROWS>, CarAnswered>({
  form: 'SELL_OR_TRADE',
  urls: TRADE_IN_URLS,
  rows: ROWS,
  async save(change, trade, context) {
    const { tradeIns } = context;
    if ('car' in change) {
      const id = await tradeInIdFor(change.car, trade, context);
      await tradeIns.saveCar(id, change.car, change.interest);
      return { loaded: { ...trade, id }, cookie: tradeInCookie(id, context) };
    }
    // Nobody reaches the questions without a car.
    if (trade.id !== null) await tradeIns.saveAnswers(trade.id, change.answers);
    return { loaded: trade, cookie: null };
  },
});
