import { nearestStep } from '@rooftop/finance/terms';

const CENTS = 100;

/** The price field of the stand-alone calculator, in dollars. */
export const STANDALONE_PRICE = { min: 1000, max: 150_000, step: 100, initial: '20000' } as const;

/** A year of each group of model years with its own rate (spec 9: 2018 or later adds 2 percent). */
export const MODEL_YEARS = ['2018', '2017'] as const;
export type ModelYear = (typeof MODEL_YEARS)[number];

const DECORATION = /[$,\s]/g;

/** The price in a field's text, in cents: the nearest that the field allows, or the initial one. */
export function priceOf(text: string): number {
  const value = Number(text.replaceAll(DECORATION, '') || Number.NaN);
  return (
    nearestStep(Number.isFinite(value) ? value : Number(STANDALONE_PRICE.initial), STANDALONE_PRICE) * CENTS
  );
}
