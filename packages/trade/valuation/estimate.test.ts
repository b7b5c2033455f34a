import { expect, it, test } from 'vitest';
import { saidIn } from '../../../tests/support/trade-in.ts';
import type { EstimateTerms } from '../offer/highest-offer.ts';
import type { AskingPrice, CarOnLot } from './asking-price.ts';
import { MILEAGE, PERCENT_LEFT, USUAL_MILES } from './depreciation.ts';
import { createEstimate, estimate } from './estimate.ts';
import { type TradeVehicle, withBringIn } from './valuation.ts';

const YEAR = 2026;
const today = () => '2026-11-23';
/** In cents (spec 1). */
const terms: EstimateTerms = { bonus: 30_000, minimum: 100_000, margin: 100_000 };
const NOTHING_ASKED = { answers: [], shown: [] };
const civic: TradeVehicle = {
  vin: null,
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  trim: null,
  bodyStyle: 'sedans',
  mileage: 96_000,
};
const asks = (...cars: readonly (readonly [year: number, mileage: number | null, dollars: number])[]) =>
  cars.map(
    ([year, mileage, dollars]): AskingPrice => ({
      make: 'HONDA',
      model: 'Civic Sedan',
      year,
      mileage,
      price: dollars * 100,
    }),
  );
const estimated = (vehicle: TradeVehicle, asking: readonly CarOnLot[] = [], own = terms) =>
  estimate(vehicle, 'good', NOTHING_ASKED, { asking, terms: own, currentYear: YEAR });

test.each<[what: string, asking: readonly AskingPrice[], rough: number | null]>([
  // 22,050 when new by class and make, 48 percent left after 8 years, 80 percent of that in good condition.
  ['no car of the model: class and make', [], 846_200],
  ['two cars: class and make', asks([2026, 0, 30_000], [2026, 0, 30_000]), 846_200],
  ['three cars: their median', asks([2026, 0, 31_000], [2026, 0, 29_000], [2026, 0, 30_000]), 1_151_300],
  [
    'cars of unknown mileage and next to no price: none is low enough',
    asks([2024, null, 1], [2024, null, 1], [2024, null, 1]),
    null,
  ],
  ['an older car, or one with more miles: no limit', asks([2017, 0, 5_000], [2019, 96_001, 5_000]), 846_200],
  ['a car like it: $1,300 less', asks([2018, 96_000, 9_000]), 770_000],
  ['a newer car with fewer miles: $1,300 less', asks([2019, 10, 9_000.99]), 770_000],
  ['one of unknown mileage: $1,300 less', asks([2018, null, 9_000]), 770_000],
  ['one so cheap that a trade of $1,000 costs too much', asks([2018, 96_000, 1_999]), null],
])('with %s', (_what, asking, rough) => {
  const valued = rough === null ? { kind: 'inPerson', reason: 'priceTooLow' } : { kind: 'valued', rough };
  expect(estimated(civic, asking)).toMatchObject(valued);
});

it('gives no number beside a car of about that year whose price is hidden, whatever its miles', () => {
  const hidden = (year: number, mileage: number | null) =>
    asks([year, mileage, 1]).map((car) => ({ ...car, price: null }));
  for (const year of [2018, 2019])
    for (const mileage of [null, 0, 200_000])
      expect(estimated(civic, hidden(year, mileage))).toEqual({ kind: 'inPerson', reason: 'priceTooLow' });
  for (const year of [2017, 2020])
    expect(estimated(civic, hidden(year, 0))).toMatchObject({ kind: 'valued', rough: 846_200 });
});

it('is in whole dollars, with an average a step above, and labeled as an estimate', () => {
  expect(estimated({ ...civic, mileage: 20_000 })).toEqual({
    kind: 'valued',
    rough: 930_900,
    wholeAverage: 968_100,
    adjustedRough: 930_900,
    adjustedWholeAverage: 968_100,
    isEstimate: true,
  });
});

it('has no average above $20,000 unless the rough price is, and none above the limit', () => {
  const price = (dollars: number) => ({ ...civic, year: 2026, mileage: dollars });
  const asking = asks([2026, 0, 24_800], [2026, 0, 24_800], [2026, 0, 24_800]);
  expect(estimated(price(0), asking)).toMatchObject({ rough: 1_984_000, wholeAverage: 2_000_000 });
  const more = asks([2026, 0, 25_100], [2026, 0, 25_100], [2026, 0, 25_100]);
  expect(estimated(price(0), more)).toMatchObject({ rough: 2_008_000, wholeAverage: 2_008_000 });
  const close = { ...terms, margin: 400_000 };
  expect(estimated(price(0), asking, close)).toMatchObject({ rough: 1_984_000, wholeAverage: 2_000_000 });
  const closer = { ...terms, margin: 460_000 };
  expect(estimated(price(0), asking, closer)).toMatchObject({ rough: 1_984_000, wholeAverage: 1_990_000 });
});

test.each([
  [{ ...civic, model: null }, 'modelMissing'],
  [{ ...civic, model: 'Spaceship' }, 'modelUnknown'],
  [{ ...civic, make: 'Ferrari', model: 'California' }, 'modelUnknown'],
] as const)('of %j is made in person: %s', (vehicle, reason) => {
  expect(estimated(vehicle)).toEqual({ kind: 'inPerson', reason });
});

it('estimates a model that only the dealership knows, which asks for three of it', () => {
  const car = { make: 'Ferrari', model: 'California T', mileage: 20_000, price: 12_000_000 };
  const asking = [2015, 2016, 2017].map((year) => ({ ...car, year }));
  expect(estimated({ ...civic, make: 'ferrari', model: 'CALIFORNIA-T' }, asking).kind).toBe('valued');
});

it('falls faster in a year than the usual mileage rises', () => {
  const rise = 1 + ((USUAL_MILES / 1000) * MILEAGE.percentPer1000) / MILEAGE.minPercent;
  for (const percent of Object.values(PERCENT_LEFT)) expect((percent / 100) * rise).toBeLessThan(1);
});

test.each([
  [civic, { 100: 'good' }, { kind: 'valued', isEstimate: true }],
  [civic, {}, { kind: 'unavailable', reason: 'the condition of the car is unknown' }],
  [{ ...civic, year: 2011 }, { 100: 'good' }, { kind: 'bringIn' }],
  [{ ...civic, mileage: 150_000 }, {}, { kind: 'bringIn' }],
])('behind the port, %j with %j is %j', async (vehicle, given, expected) => {
  const value = withBringIn(
    createEstimate(async () => [], terms, today),
    today,
  );
  expect(await value(vehicle, saidIn(given))).toMatchObject(expected);
});

it('reads the prices of the make that was entered, and of the one that the model names', async () => {
  const wanted: string[] = [];
  const value = createEstimate(
    async (isWanted) => {
      wanted.push(...['RAM', 'Dodge', 'Ford'].filter(isWanted));
      return [];
    },
    terms,
    today,
  );
  await value({ ...civic, make: 'dodge', model: 'Ram 1500' }, saidIn({ 100: 'good' }));
  expect(wanted).toEqual(['RAM', 'Dodge']);
});
