/**
 * The figures of our own estimate. They are round assumptions of ours, not market data and not from a price guide. An
 * estimate is labeled as one, and a dealership that wants market prices configures a valuation service.
 */
import type { BodyStyle } from '@rooftop/illustration/body-style';
import type { Condition } from '../questionnaire/known-questions.ts';

/** A typical price when new, in cents. */
export const PRICE_WHEN_NEW = {
  suvs: 4_000_000,
  sedans: 3_000_000,
  wagons: 3_600_000,
  coupes: 3_800_000,
  convertibles: 4_500_000,
  hatchbacks: 2_600_000,
  trucks: 4_800_000,
  minivans: 4_200_000,
  commercial: 4_500_000,
} as const satisfies Record<BodyStyle, number>;

/** What is left of it at wholesale, in percent, by age from 0 to 15 years. */
export const PERCENT_LEFT = [80, 72, 65, 59, 53, 48, 43, 39, 35, 31, 28, 25, 22, 20, 18, 16] as const;

/** Miles in a usual year. */
export const USUAL_MILES = 12_000;

/**
 * Percent for each 1,000 miles below or above the usual mileage, within limits. A year more adds 12,000 usual miles,
 * which raises the value by 4.8 points: by 8 percent at most, from 60 to 64.8. The table falls by more than that each
 * year, so that an older car with the same mileage is never worth more.
 */
export const MILEAGE = { percentPer1000: 0.4, minPercent: 60, maxPercent: 110 } as const;

/** The rough price in percent of the average. */
export const ROUGH_PERCENT = 88;

/** Prices that are not adjusted are those of a car in poor condition, in percent of which the others are. */
export const CONDITION_PERCENT = {
  great: 115,
  good: 109,
  fair: 104,
  poor: 100,
} as const satisfies Record<Condition, number>;
