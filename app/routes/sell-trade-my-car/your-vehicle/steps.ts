import { TRADE_IN_PATH } from '../../../vehicles/trade-in-path.ts';

/** The steps of a trade-in: the car, a step for each category of questions, photos, and the offer. */
export type Step =
  | { readonly kind: 'car' }
  | { readonly kind: 'questions'; readonly category: number }
  | { readonly kind: 'photos' }
  | { readonly kind: 'offer' };

/** All steps of a questionnaire with this many categories. */
export const stepsOf = (categories: number): readonly Step[] => [
  { kind: 'car' },
  ...Array.from({ length: categories }, (_, category) => ({ kind: 'questions' as const, category })),
  { kind: 'photos' },
  { kind: 'offer' },
];

/** Path of a step, without the language. Steps are counted from 1. */
export const stepPath = (number: number): string =>
  number <= 1 ? TRADE_IN_PATH : `${TRADE_IN_PATH}?step=${number}`;

/** The step that a URL asks for. The first if there is none with its number. */
export function askedStep(query: URLSearchParams, count: number): number {
  const asked = Number(query.get('step') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1;
}

/**
 * The step that a URL asks for, or the first that is not complete before it.
 * @param complete whether each step is, in their order
 */
export function reachedStep(query: URLSearchParams, complete: readonly boolean[]): number {
  const wanted = askedStep(query, complete.length);
  const open = complete.indexOf(false);
  return open === -1 ? wanted : Math.min(wanted, open + 1);
}
