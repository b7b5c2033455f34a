import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advertisedPrice,
  type Fee,
  includedFees,
  optionalFees,
  type PriceTerms,
  statePrice,
  WITHOUT_FEES,
} from './price-statement.ts';
import { LISTING_CONDITIONS } from './vehicle.ts';

const documentary = (amount: number): Fee => ({
  name: 'documentaryFee',
  amount,
  payee: 'dealer',
  isMandatory: true,
});
const terms: PriceTerms = {
  ...WITHOUT_FEES,
  fees: [documentary(35_803)],
  storeFees: {
    erie: [],
    meadville: [documentary(17_500), { ...documentary(1000), name: 'thirtyDayDrive', isMandatory: false }],
  },
};
const car = {
  vin: '1HGCM82633A004352',
  condition: 'used',
  isCertified: false,
  isPrivate: false,
  salePrice: 1_000_000,
  oldPrice: 1_100_000,
  priceDroppedAt: 5,
  storeKey: 'meadville',
} as const;

test.each<[storeKey: string | null, terms: PriceTerms, advertised: number]>([
  ['meadville', WITHOUT_FEES, 1_000_000],
  ['meadville', terms, 1_017_500],
  ['erie', terms, 1_000_000],
  ['elsewhere', terms, 1_035_803],
  [null, terms, 1_035_803],
  ['constructor', terms, 1_035_803],
  ['__proto__', terms, 1_035_803],
])('advertises a car of the store %s', (storeKey, priceTerms, advertised) => {
  expect(advertisedPrice({ salePrice: 1_000_000, oldPrice: null, storeKey }, priceTerms)).toBe(advertised);
});

test('states the parts of a price, what was there before, and what only some people pay', () => {
  expect(statePrice(car, { ...terms, disclaimer: 'Without tax.' })).toEqual({
    id: expect.stringMatching(/^[\w-]{16}$/),
    vin: car.vin,
    audience: 'everybody',
    currency: 'USD',
    vehiclePrice: 1_000_000,
    fees: terms.storeFees['meadville'],
    price: 1_017_500,
    before: 1_117_500,
    discounts: [{ name: 'reduced', amount: 100_000, since: 5 }],
    disclaimer: 'Without tax.',
  });
});

test.each([
  [
    { ...car, salePrice: null, oldPrice: null },
    { price: null, vehiclePrice: null, before: null },
  ],
  [
    { ...car, salePrice: null },
    { price: 1_117_500, before: null, discounts: [] },
  ],
  [{ ...car, isPrivate: true }, { audience: 'unlocked' }],
])('states %j', (listing, expected) => {
  expect(statePrice(listing, terms)).toMatchObject(expected);
});

test('a locked price is for visitors who unlocked it', () => {
  expect(statePrice(car, { ...terms, locked: ['used'] }).audience).toBe('unlocked');
  expect(statePrice({ ...car, isCertified: true }, { ...terms, locked: ['used'] }).audience).toBe(
    'everybody',
  );
});

describe('for any fees', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const fee = fc.record({
    name: fc.string(),
    amount: cents,
    payee: fc.constantFrom<Fee['payee'][]>('dealer', 'government', 'third-party'),
    isMandatory: fc.boolean(),
  });
  const anyTerms = fc.record({
    currency: fc.constant('USD' as const),
    disclaimer: fc.string(),
    fees: fc.array(fee),
    storeFees: fc.dictionary(fc.constantFrom('meadville', 'erie'), fc.array(fee)),
    locked: fc.subarray([...LISTING_CONDITIONS, 'search' as const]),
  });

  test('the price is the vehicle’s and every fee that everybody pays, and no other', () => {
    fc.assert(
      fc.property(anyTerms, cents, (priceTerms, salePrice) => {
        const { price, vehiclePrice, fees } = statePrice({ ...car, salePrice }, priceTerms);
        const included = includedFees(fees);
        expect(included.length + optionalFees(fees).length).toBe(fees.length);
        let left = price ?? Number.NaN;
        for (const { amount } of included) left -= amount;
        expect([left, vehiclePrice]).toEqual([salePrice, salePrice]);
        expect(price).toBe(advertisedPrice({ ...car, salePrice }, priceTerms));
      }),
    );
  });

  test('who may see a price, and for whom the dealership lists it, changes no cent', () => {
    fc.assert(
      fc.property(anyTerms, (priceTerms) => {
        const { price } = statePrice(car, priceTerms);
        expect(statePrice(car, { ...priceTerms, locked: [] }).price).toBe(price);
        expect(statePrice({ ...car, isPrivate: true }, priceTerms).price).toBe(price);
      }),
    );
  });

  test('the same facts have the same ID, and other facts another', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, (one, other) => {
        const [a, again, b] = [
          statePrice(car, one),
          statePrice({ ...car }, structuredClone(one)),
          statePrice(car, other),
        ];
        expect(again).toEqual(a);
        const { id: _, ...facts } = a;
        const { id: __, ...others } = b;
        expect(a.id === b.id).toBe(JSON.stringify(facts) === JSON.stringify(others));
      }),
    );
  });
});
