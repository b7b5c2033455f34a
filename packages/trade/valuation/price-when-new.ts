import type { TradeModel } from '../vehicle/find-model.ts';
import type { AskingPrice } from './asking-price.ts';
import { shareLeft } from './depreciation.ts';

/** With fewer cars of a model, the dealership's own prices say too little about it. */
const ENOUGH_CARS = 3;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}

/**
 * What a model costs when new, in cents: by what the dealership asks for three or more cars of it, else by its class and
 * make. It doesn't depend on the year, mileage or condition of the car to be valued.
 * @param asking the dealership's cars of this model
 * @returns null if nothing is known of the model
 */
export function priceWhenNew(
  model: TradeModel,
  asking: readonly AskingPrice[],
  currentYear: number,
): number | null {
  const levels = asking.flatMap(({ year, mileage, price }) =>
    mileage === null ? [] : price / shareLeft({ year, mileage }, currentYear),
  );
  return levels.length >= ENOUGH_CARS ? median(levels) : model.priceWhenNew;
}
