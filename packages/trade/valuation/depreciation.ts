/**
 * How cars lose value in our own estimate. The figures are round assumptions of ours, not market data and not from a
 * price guide. An estimate is labeled as one, and a dealership that wants market prices configures a valuation service.
 */
import type { TradeCondition } from '../questionnaire/known-questions.ts';

/** What dealers ask for a car at the usual mileage, in percent of its price when new: after one year, and each later year of the one before. */
export const PERCENT_LEFT = { firstYear: 86, laterYear: 92 } as const;

/** Miles in a usual year. */
export const USUAL_MILES = 12_000;

/**
 * Percent for each 1,000 miles below or above the usual mileage, within limits. A year more adds 12,000 usual miles,
 * which raises the value by 4.8 points: by 8 percent at most, from 60 to 64.8. Each year takes 8 percent or more of the
 * value, so that an older car with the same mileage is never worth more.
 */
export const MILEAGE = { percentPer1000: 0.4, minPercent: 60, maxPercent: 110 } as const;

/** What a dealership can pay for a car, in percent of what it could ask for it after reconditioning. */
export const CONDITION_PERCENT = {
  great: 84,
  good: 80,
  fair: 73,
  poor: 62,
} as const satisfies Record<TradeCondition, number>;

/** The average price is this percent of the rough one. */
export const AVERAGE_PERCENT = 104;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** What dealers ask for a car as a share of its price when new: 1 for a new car, less for an older or farther driven one. */
export function shareLeft(
  { year, mileage }: { readonly year: number; readonly mileage: number },
  currentYear: number,
): number {
  const age = Math.max(currentYear - year, 0);
  const { percentPer1000, minPercent, maxPercent } = MILEAGE;
  const milesSaved = age * USUAL_MILES - mileage;
  const mileagePercent = clamp(100 + (milesSaved / 1000) * percentPer1000, minPercent, maxPercent);
  const { firstYear, laterYear } = PERCENT_LEFT;
  const agePercent = age === 0 ? 100 : firstYear * (laterYear / 100) ** (age - 1);
  return (agePercent * mileagePercent) / 10_000;
}
