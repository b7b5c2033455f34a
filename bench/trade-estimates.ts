import { priceWhenNew } from '@rooftop/trade/valuation/price-when-new';
import { type AskingPrice, carsOfModel } from '@rooftop/trade/valuation/asking-price';
import { shareLeft } from '@rooftop/trade/valuation/depreciation';
import { findModel } from '@rooftop/trade/vehicle/find-model';
import { SHIPPED, shippedAskingPrices } from '../tests/support/shipped-cars.ts';
import { atMost, type Report, spread } from './report.ts';

/** The year of the shipped inventories. */
const YEAR = 2026;
const TARGET = 15;

/**
 * How far our own estimate is from what the shipped dealerships ask for a car, in percent, with that car left out of
 * what the estimate is made from. Offers are a share of this, by condition.
 */
export async function tradeEstimates(): Promise<Report> {
  const all: number[] = [];
  const own: number[] = [];
  const byClass: number[] = [];
  let unknown = 0;
  for (const slug of SHIPPED) {
    const cars = await shippedAskingPrices(slug);
    for (const car of cars) {
      const others = cars.filter((other) => other !== car);
      const error = errorOf(car, others);
      if (error === null) unknown += 1;
      else {
        all.push(error);
        if (ofModel(car, others).length >= 3) own.push(error);
      }
      const alone = errorOf(car, []);
      if (alone !== null) byClass.push(alone);
    }
  }
  return {
    figures: {
      [`${all.length} cars, as offers are made: median error, %`]: atMost(TARGET, median(all)),
      [`${own.length} cars with 3 or more others of the model: median error, %`]: median(own),
      [`${byClass.length} cars by class and make alone: median error, %`]: median(byClass),
      'cars without an estimate': unknown,
    },
  };
}

const median = (errors: readonly number[]): number => spread(errors).median;

const ofModel = (car: AskingPrice, others: readonly AskingPrice[]): readonly AskingPrice[] =>
  carsOfModel(others, findModel(car.make, car.model)?.key ?? '');

/** In percent. Null without an estimate. */
function errorOf(car: AskingPrice, others: readonly AskingPrice[]): number | null {
  const { year, mileage } = car;
  const model = findModel(car.make, car.model);
  const price = model && priceWhenNew(model, ofModel(car, others), YEAR);
  if (price === null || mileage === null) return null;
  return (Math.abs(price * shareLeft({ year, mileage }, YEAR) - car.price) / car.price) * 100;
}
