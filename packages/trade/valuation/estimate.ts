/** Our own estimate, for dealerships without a valuation service. An implementation of the port in valuation.ts. */
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { type Condition, conditionOf } from '../questionnaire/known-questions.ts';
import {
  CONDITION_PERCENT,
  MILEAGE,
  PERCENT_LEFT,
  PRICE_WHEN_NEW,
  ROUGH_PERCENT,
  USUAL_MILES,
} from './depreciation-table.ts';
import type { TradeVehicle, Valued, ValueVehicle } from './valuation.ts';

/** The lowest, so that we do not promise too much for a car of unknown body style. */
const UNKNOWN_STYLE_PRICE = Math.min(...Object.values(PRICE_WHEN_NEW));

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Cents in whole dollars: an estimate promises no cents. */
const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100;

/** Estimates a car's value from the depreciation table. It falls with age, mileage and condition, and is above 0. */
export function estimate(
  { year, mileage, bodyStyle }: Pick<TradeVehicle, 'year' | 'mileage' | 'bodyStyle'>,
  condition: Condition,
  currentYear: number,
): Valued {
  const age = clamp(currentYear - year, 0, PERCENT_LEFT.length - 1);
  const priceWhenNew = bodyStyle === null ? UNKNOWN_STYLE_PRICE : PRICE_WHEN_NEW[bodyStyle];
  const milesSaved = age * USUAL_MILES - mileage;
  const { percentPer1000, minPercent, maxPercent } = MILEAGE;
  const mileagePercent = clamp(100 + (milesSaved / 1000) * percentPer1000, minPercent, maxPercent);
  const average = (priceWhenNew * (PERCENT_LEFT[age] ?? 0) * mileagePercent) / 10_000;
  const rough = (average * ROUGH_PERCENT) / 100;
  const adjustment = CONDITION_PERCENT[condition] / 100;
  return {
    kind: 'valued',
    rough: wholeDollars(rough),
    wholeAverage: wholeDollars(average),
    adjustedRough: wholeDollars(rough * adjustment),
    adjustedWholeAverage: wholeDollars(average * adjustment),
    isEstimate: true,
  };
}

/**
 * Values cars by our own estimate, if their condition is known.
 * @param today returns the date in the dealership's time zone
 */
export const createEstimate =
  (today: () => LocalDate): ValueVehicle =>
  async (vehicle, answers) => {
    const condition = conditionOf(answers);
    if (condition === null) return { kind: 'unavailable', reason: 'the condition of the car is unknown' };
    return estimate(vehicle, condition, Number(today().slice(0, 4)));
  };
