import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';

/** The steps of a trade-in: the car, a step for each category of questions, photos, and the offer. */
export type TradeInStep =
  | { readonly kind: 'car' }
  | { readonly kind: 'questions'; readonly category: number }
  | { readonly kind: 'photos' }
  | { readonly kind: 'offer' };

/** All steps of a questionnaire with this many categories. */
export const tradeInStepsOf = (categories: number): readonly TradeInStep[] => [
  { kind: 'car' },
  ...Array.from({ length: categories }, (_, category) => ({ kind: 'questions' as const, category })),
  { kind: 'photos' },
  { kind: 'offer' },
];

/** Path of a step, without the language. Steps are counted from 1. */
export const tradeInStepPath = (number: number): string =>
  number <= 1 ? TRADE_IN_PATH : `${TRADE_IN_PATH}?step=${number}`;
