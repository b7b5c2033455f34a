/**
 * Offers of our own estimate at the shipped dealerships, and what must hold for any offer: a worse answer, more miles, an
 * older year or a field left out never gets more, and no offer reaches what the dealership asks for a car like it (T2).
 * 10,000 cases each with `npm run faults`.
 */
import type { EstimateTerms } from '@rooftop/trade/offer/highest-offer';
import {
  TRADE_BONUS_DEFAULTS,
  TRADE_MARGIN_DEFAULT,
} from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { makeOffer, type PricedOffer } from '@rooftop/trade/offer/make-offer';
import { TRADE_CONDITIONS, HISTORY_PERCENT } from '@rooftop/trade/questionnaire/known-questions';
import type { Question } from '@rooftop/trade/questionnaire/questionnaire';
import type { AskingPrice } from '@rooftop/trade/valuation/asking-price';
import { createEstimate } from '@rooftop/trade/valuation/estimate';
import { type ValuationAnswers, type TradeVehicle, withBringIn } from '@rooftop/trade/valuation/valuation';
import { findModel } from '@rooftop/trade/vehicle/find-model';
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { isThorough } from '../support/faults.ts';
import { SHIPPED, shippedAskingPrices } from '../support/shipped-cars.ts';

const CASES = { numRuns: isThorough ? 10_000 : 1_000 };
const TODAY = '2026-11-27';
const TERMS: EstimateTerms = { ...TRADE_BONUS_DEFAULTS, margin: TRADE_MARGIN_DEFAULT };
const CLEAN = { 100: 'good', 4001000: 'none', 4004000: 'none' };

type Given = Readonly<Record<string, string | undefined>>;

const choices = (questionId: string, values: readonly string[]): Question => ({
  questionId,
  text: questionId,
  description: null,
  required: false,
  condition: null,
  inputType: 'radio',
  answers: values.map((value) => ({ value, label: value, description: null })),
});
const QUESTIONS = [
  choices('100', TRADE_CONDITIONS),
  ...Object.entries(HISTORY_PERCENT).map(([id, values]) => choices(id, Object.keys(values))),
];

const said = (given: Given): ValuationAnswers => ({
  shown: QUESTIONS,
  answers: QUESTIONS.flatMap(({ questionId }) => {
    const value = given[questionId];
    return value === undefined ? [] : { questionId, kind: 'choice' as const, value };
  }),
});

async function offerFor(
  car: TradeVehicle,
  given: Given,
  asking: readonly AskingPrice[],
  terms: EstimateTerms = TERMS,
) {
  const value = withBringIn(
    createEstimate(
      async (isWanted) => asking.filter(({ make }) => isWanted(make)),
      terms,
      () => TODAY,
    ),
    () => TODAY,
  );
  return makeOffer(await value(car, said(given)), TODAY, terms);
}

/** All amounts of an offer that are the visitor's, in cents. */
const amounts = ({ cashNow, moreCashLater }: PricedOffer): readonly number[] => [
  cashNow.finalPrice,
  moreCashLater.initPrice,
  moreCashLater.finalPrice,
];

const lots: Record<string, readonly AskingPrice[]> = {};
const lot = (slug: string): readonly AskingPrice[] => lots[slug] ?? [];
beforeAll(async () => {
  for (const slug of SHIPPED) lots[slug] = await shippedAskingPrices(slug);
});

const car = (
  year: number,
  make: string,
  model: string | null,
  mileage: number,
  more: Partial<TradeVehicle> = {},
): TradeVehicle => ({ vin: null, year, make, model, trim: null, bodyStyle: null, mileage, ...more });

async function cash(slug: string, vehicle: TradeVehicle, given: Given = CLEAN): Promise<number> {
  const offer = await offerFor(vehicle, given, lot(slug));
  if (offer.kind !== 'priced') throw new Error(`${offer.kind} for a ${vehicle.make} ${vehicle.model}`);
  return offer.cashNow.finalPrice / 100;
}

describe.each(SHIPPED)('at %s', (slug) => {
  test.each([
    ['a 2021 SUV', car(2021, 'Honda', 'CR-V', 40_000, { bodyStyle: 'suvs' }), [12_000, 24_000]],
    ['a large 2021 SUV', car(2021, 'Kia', 'Telluride', 40_000, { bodyStyle: 'suvs' }), [16_000, 30_000]],
    ['a 2016 sedan', car(2016, 'Toyota', 'Camry', 90_000, { bodyStyle: 'sedans' }), [6_500, 13_000]],
    ['a 2018 Ram 1500', car(2018, 'Ram', '1500', 80_000), [11_000, 23_000]],
    ['a 2019 Porsche 911', car(2019, 'Porsche', '911', 30_000), [45_000, 90_000]],
  ] as const)('%s gets less with each worse answer', async (_what, vehicle, [least, most]) => {
    const byCondition: number[] = [];
    for (const condition of TRADE_CONDITIONS)
      byCondition.push(await cash(slug, vehicle, { ...CLEAN, 100: condition }));
    expect(byCondition).toEqual(byCondition.toSorted((a, b) => b - a));
    expect(new Set(byCondition).size).toBe(TRADE_CONDITIONS.length);
    for (const price of byCondition) {
      expect(price).toBeGreaterThan(least * 0.7);
      expect(price).toBeLessThan(most);
    }
    const [, good = 0] = byCondition;
    expect(good).toBeGreaterThan(least);
    const minor = await cash(slug, vehicle, { ...CLEAN, 4001000: 'minor' });
    const major = await cash(slug, vehicle, { ...CLEAN, 4001000: 'major' });
    const lights = await cash(slug, vehicle, { ...CLEAN, 4004000: 'some' });
    expect([good > minor, minor > major, good > lights]).toEqual([true, true, true]);
  });

  test('the body style of a Ram 1500 changes nothing', async () => {
    const ram = car(2018, 'Ram', '1500', 80_000);
    for (const bodyStyle of BODY_STYLES)
      expect(await cash(slug, { ...ram, bodyStyle })).toBe(await cash(slug, ram));
  });

  test('no car on the lot gets what the dealership asks for it', async () => {
    let priced = 0;
    for (const one of lot(slug)) {
      const { year, make, model, mileage, price } = one;
      const offer = await offerFor(
        car(year, make, model, mileage ?? 0),
        { ...CLEAN, 100: 'great' },
        lot(slug),
      );
      if (offer.kind !== 'priced') continue;
      priced += 1;
      expect(Math.max(...amounts(offer)), `${year} ${make} ${model}`).toBeLessThanOrEqual(
        price - TERMS.margin,
      );
    }
    expect(priced).toBeGreaterThan(20);
  });
});

test('a Colorado gets less than the dealership asks for the same one', async () => {
  const colorados = lot('north-country').filter(({ model }) => model === 'Colorado');
  expect(colorados.length).toBeGreaterThan(0);
  for (const { year, make, model, mileage, price } of colorados)
    expect(
      await cash('north-country', car(year, make, model, mileage ?? 0), { ...CLEAN, 100: 'great' }),
    ).toBeLessThan(price / 100 - 1000);
});

test.each([
  [car(2019, 'Ferrari', '488', 20_000), 'modelUnknown'],
  [car(2019, 'Honda', 'Spaceship', 20_000), 'modelUnknown'],
  [car(2019, 'Honda', null, 20_000, { vin: '1HGCM82633A004352' }), 'modelMissing'],
])('%j is priced in person: %s', async (vehicle, reason) => {
  for (const slug of SHIPPED)
    expect(await offerFor(vehicle, CLEAN, lot(slug))).toEqual({ kind: 'inPerson', reason });
});

/** Cars of a few models, so that many of a lot are like the visitor's. */
const NAMES: readonly (readonly [make: string, model: string])[] = [
  ['Honda', 'CR-V'],
  ['Ram', '1500'],
  ['Chevrolet', 'Colorado'],
  ['Porsche', '911'],
  ['Lada', 'Niva'],
];
const name = fc.constantFrom(...NAMES);
const year = fc.integer({ min: 2010, max: 2027 });
const mileage = fc.oneof(fc.nat(160_000), fc.nat(20_000));
const asked = fc.record({
  name,
  year,
  mileage: fc.option(mileage, { freq: 8 }),
  // Around $10,000 and $20,000, where the rule of spec 4 changes, and anything else.
  price: fc.oneof(fc.integer({ min: 800_000, max: 2_800_000 }), fc.integer({ min: 10_000, max: 9_000_000 })),
});
const anyLot = fc
  .array(asked, { maxLength: 12 })
  .map((cars) => cars.map(({ name: [make, model], ...rest }): AskingPrice => ({ make, model, ...rest })));
const terms = fc.record({
  bonus: fc.integer({ min: 100, max: 300_000 }),
  minimum: fc.nat(200_000),
  margin: fc.nat(500_000),
});
const value = (values: readonly string[]) =>
  fc.option(fc.constantFrom(...values, 'other'), { nil: undefined });
const given = fc.record({
  100: fc.constantFrom(...TRADE_CONDITIONS),
  4001000: value(['none', 'minor', 'major']),
  4004000: value(['none', 'some']),
});
const traded = fc
  .record({
    name,
    year,
    mileage,
    vin: fc.option(fc.constant('1HGCM82633A004352')),
    trim: fc.option(fc.constant('EX')),
    bodyStyle: fc.option(fc.constantFrom(...BODY_STYLES)),
  })
  .map(({ name: [make, model], ...rest }): TradeVehicle => ({ make, model, ...rest }));

/** A visitor's car and a change of it, or of the answers, that must never get more. */
type Worse = (car: TradeVehicle, given: Given, by: number) => readonly [TradeVehicle, Given];

const WORSE_VALUES: Readonly<Record<string, readonly string[]>> = {
  100: TRADE_CONDITIONS,
  4001000: ['none', 'minor', 'major'],
  4004000: ['none', 'some'],
};

function worsen(before: Given, id: string, by: number): Given {
  const values = WORSE_VALUES[id] ?? [];
  const at = values.indexOf(before[id] ?? '');
  return at < 0 ? before : { ...before, [id]: values[Math.min(at + 1 + (by % 3), values.length - 1)] };
}

const WORSE: readonly (readonly [string, Worse])[] = [
  ['a worse condition', (one, before, by) => [one, worsen(before, '100', by)]],
  ['a worse accident', (one, before, by) => [one, worsen(before, '4001000', by)]],
  ['warning lights', (one, before, by) => [one, worsen(before, '4004000', by)]],
  ['more miles', (one, before, by) => [{ ...one, mileage: one.mileage + by }, before]],
  ['an older year', (one, before, by) => [{ ...one, year: one.year - 1 - (by % 5) }, before]],
  ['no word about accidents', (one, before) => [one, { ...before, 4001000: undefined }]],
  ['no word about warning lights', (one, before) => [one, { ...before, 4004000: undefined }]],
  ['no body style', (one, before) => [{ ...one, bodyStyle: null }, before]],
  ['no trim', (one, before) => [{ ...one, trim: null }, before]],
  ['no VIN', (one, before) => [{ ...one, vin: null }, before]],
  ['no model', (one, before) => [{ ...one, model: null }, before]],
];

test.each(WORSE)('%s never gets more', async (_what, worse) => {
  let compared = 0;
  const property = fc.asyncProperty(
    anyLot,
    traded,
    given,
    terms,
    fc.nat(40_000),
    async (cars, one, before, own, by) => {
      const [better, less] = [
        await offerFor(one, before, cars, own),
        await offerFor(...worse(one, before, by), cars, own),
      ];
      if (better.kind !== 'priced' || less.kind !== 'priced') {
        // Without a number nothing is promised, and a car that had no number gets one only if it need not be brought in.
        if (less.kind === 'priced') expect(better.kind).toBe('bringIn');
        return;
      }
      compared += 1;
      for (const [at, amount] of amounts(less).entries())
        expect(amount).toBeLessThanOrEqual(amounts(better)[at] ?? 0);
    },
  );
  await fc.assert(property, CASES);
  expect(compared > 0).toBe(_what !== 'no model');
});

test('an offer is below what the dealership asks for every car like it, by its margin, bonus included', async () => {
  let limited = 0;
  const property = fc.asyncProperty(anyLot, traded, given, terms, async (cars, one, answers, own) => {
    const offer = await offerFor(one, answers, cars, own);
    if (offer.kind !== 'priced') return;
    const key = findModel(one.make, one.model ?? '')?.key;
    const like = cars.filter(
      (other) =>
        findModel(other.make, other.model)?.key === key &&
        other.year >= one.year &&
        (other.mileage ?? 0) <= one.mileage,
    );
    for (const { price } of like) {
      limited += 1;
      for (const amount of amounts(offer)) expect(amount).toBeLessThanOrEqual(price - own.margin);
    }
    for (const amount of amounts(offer)) expect(amount).toBeGreaterThan(0);
  });
  await fc.assert(property, CASES);
  expect(limited).toBeGreaterThan(CASES.numRuns / 20);
});

test('the rule of spec 4 never gives a car at $19,999 more than one at $20,000', async () => {
  const price = fc.integer({ min: 500_000, max: 4_000_000 });
  const offerAt = async (cents: number) => {
    const cars = [0, 1, 2].map(
      (): AskingPrice => ({ make: 'Honda', model: 'CR-V', year: 2024, mileage: 0, price: cents }),
    );
    const offer = await offerFor(car(2024, 'Honda', 'CR-V', 30_000), CLEAN, cars, {
      bonus: 100,
      minimum: 0,
      margin: 0,
    });
    return offer.kind === 'priced' ? offer.cashNow.finalPrice : 0;
  };
  await fc.assert(
    fc.asyncProperty(price, price, async (a, b) => {
      expect(await offerAt(Math.min(a, b))).toBeLessThanOrEqual(await offerAt(Math.max(a, b)));
    }),
    CASES,
  );
});
