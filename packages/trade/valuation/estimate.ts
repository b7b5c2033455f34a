/** Our own estimate, for dealerships without a valuation service. An implementation of the port in valuation.ts. */
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { type EstimateTerms, highestOffer } from '../offer/highest-offer.ts';
import { AVERAGE_BELOW } from '../offer/make-offer.ts';
import { type TradeCondition, conditionIn, historyPercent } from '../questionnaire/known-questions.ts';
import { findModel, makeKey } from '../vehicle/find-model.ts';
import { type AskingPrice, type CarOnLot, carsOfModel, type ReadAskingPrices } from './asking-price.ts';
import { AVERAGE_PERCENT, CONDITION_PERCENT, shareLeft } from './depreciation.ts';
import { priceWhenNew } from './price-when-new.ts';
import type { PricedInPerson, ValuationAnswers, TradeVehicle, Valued, ValueVehicle } from './valuation.ts';

/** Cents in whole dollars: an estimate promises no cents. */
const wholeDollars = (cents: number): number => Math.floor(cents / 100) * 100;

/** What an estimate is made from besides the car. */
interface Market {
  /** What the dealership asks for its cars. */
  readonly asking: readonly CarOnLot[];
  readonly terms: EstimateTerms;
  readonly currentYear: number;
}

/** The same answer for both reasons, so that it doesn't tell that there is a car whose price is hidden. */
const PRICE_TOO_LOW = { kind: 'inPerson', reason: 'priceTooLow' } as const;

/** Of the same model year, or a year newer: older cars are worth clearly less than one on the lot. */
const isNearlyAsOld = (car: CarOnLot, year: number): boolean => car.year === year || car.year === year + 1;

/**
 * Estimates a car's value by its model. `rough` is already the value after condition and answers, and the average a step
 * above it, but not above $20,000 unless `rough` is, so that the rule of spec 4 never gives a worse car more (decision 114:
 * cash-now by our own estimate).
 */
export function estimate(
  { year, make, model, mileage }: Pick<TradeVehicle, 'year' | 'make' | 'model' | 'mileage'>,
  condition: TradeCondition,
  valuationAnswers: ValuationAnswers,
  { asking, terms, currentYear }: Market,
): Valued | PricedInPerson {
  if (model === null) return { kind: 'inPerson', reason: 'modelMissing' };
  const known = findModel(make, model);
  const onLot = known === null ? [] : carsOfModel(asking, known.key);
  const own = onLot.filter((car): car is AskingPrice => car.price !== null);
  const price = known && priceWhenNew(known, own, currentYear);
  if (price === null) return { kind: 'inPerson', reason: 'modelUnknown' };
  // An offer could be above the hidden price, and one below it would reveal it.
  if (onLot.some((car) => car.price === null && isNearlyAsOld(car, year))) return PRICE_TOO_LOW;
  const highest = highestOffer({ year, mileage }, own, terms);
  const percent = CONDITION_PERCENT[condition] * historyPercent(valuationAnswers);
  const worth = (price * shareLeft({ year, mileage }, currentYear) * percent) / 10_000;
  const rough = wholeDollars(Math.min(worth, highest ?? 0));
  if (rough <= 0) return PRICE_TOO_LOW;
  const step = Math.min((rough * AVERAGE_PERCENT) / 100, highest ?? 0, AVERAGE_BELOW);
  const wholeAverage = Math.max(rough, wholeDollars(step));
  return {
    kind: 'valued',
    rough,
    wholeAverage,
    adjustedRough: rough,
    adjustedWholeAverage: wholeAverage,
    isEstimate: true,
  };
}

/**
 * Values cars by our own estimate, if their condition is known.
 * @param today returns the date in the dealership's time zone
 */
export const createEstimate =
  (readAsking: ReadAskingPrices, terms: EstimateTerms, today: () => LocalDate): ValueVehicle =>
  async (vehicle, answers) => {
    const condition = conditionIn(answers.answers);
    if (condition === null) return { kind: 'unavailable', reason: 'the condition of the car is unknown' };
    // The make that was entered may be another than that of the model: Dodge, for a Ram 1500.
    const makes = new Set([makeKey(vehicle.make), findModel(vehicle.make, vehicle.model ?? '')?.make]);
    try {
      const asking = await readAsking((make) => makes.has(makeKey(make)));
      return estimate(vehicle, condition, answers, {
        asking,
        terms,
        currentYear: Number(today().slice(0, 4)),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { kind: 'unavailable', reason: `the cars for sale could not be read: ${reason}` };
    }
  };
