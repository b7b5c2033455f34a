import { nearestStep } from '@rooftop/finance/terms';

const CENTS = 100;

/** The price field of the stand-alone calculator, in dollars. */
export const STANDALONE_PRICE = { min: 1000, max: 150_000, step: 100, initial: '20000' } as const;

const DECORATION = /[$,\s]/g;

/** The price in a field's text, in cents: the nearest that the field allows, or the initial one. */
export function priceOf(text: string): number {
  const value = Number(text.replaceAll(DECORATION, '') || Number.NaN);
  return (
    nearestStep(Number.isFinite(value) ? value : Number(STANDALONE_PRICE.initial), STANDALONE_PRICE) * CENTS
  );
}
