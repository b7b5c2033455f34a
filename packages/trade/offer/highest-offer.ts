import type { AskingPrice } from '../valuation/asking-price.ts';
import type { BonusTerms } from './make-offer.ts';

/** A dealership's settings for its own estimates. */
export interface EstimateTerms extends BonusTerms {
  /** The least by which an offer stays below what the dealership asks for a car of the same model. In cents. */
  readonly margin: number;
}

/**
 * The highest cash price, in cents, with which a car costs the dealership less, bonus included, than it asks for any car
 * of that model that is no older and has no more miles. A car of unknown mileage counts as such a car.
 * @param asking the dealership's cars of this model
 * @returns Infinity if there is no such car; null if even the least that a trade is worth would cost more
 */
export function highestOffer(
  { year, mileage }: { readonly year: number; readonly mileage: number },
  asking: readonly AskingPrice[],
  { bonus, minimum, margin }: EstimateTerms,
): number | null {
  const better = asking.filter((car) => car.year >= year && (car.mileage ?? 0) <= mileage);
  const total = Math.min(...better.map(({ price }) => price)) - margin;
  return total < minimum || total <= bonus ? null : total - bonus;
}
