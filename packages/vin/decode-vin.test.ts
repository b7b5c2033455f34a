import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { vinCheckDigit } from './check-digit.ts';
import { decodeVin } from './decode-vin.ts';
import type { VinFacts } from './vin-facts.ts';

/**
 * A VIN from what is public of one: its first eleven characters without the check digit, as NHTSA publishes them.
 * The serial number is invented.
 */
function vinOf(described: string, yearAndPlant: string): string {
  const vin = `${described}0${yearAndPlant}000001`;
  return `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`;
}

type Expected = Partial<VinFacts>;

const CARS: readonly (readonly [described: string, yearAndPlant: string, facts: Expected])[] = [
  // The example of the Corolla in the trade-in form.
  [
    '5YFBURHE',
    'JP',
    {
      year: 2018,
      make: 'Toyota',
      model: 'Corolla',
      trims: ['L', 'LE', 'SE', 'XLE', 'XSE'],
      bodyStyle: 'sedans',
      doors: 4,
      cylinders: 4,
      liters: 1.8,
      engine: '1.8L 4-Cylinder',
      fuelType: 'Gasoline',
    },
  ],
  [
    '5UXWX7C5',
    'BA',
    { year: 2011, make: 'BMW', model: 'X3', bodyStyle: 'suvs', engine: '3.0L 6-Cylinder', drivetrain: 'AWD' },
  ],
  ['5YJSA3DS', 'EF', { year: 2014, make: 'Tesla', model: 'Model S', bodyStyle: 'hatchbacks', doors: 5 }],
  [
    '5YJ3E1EA',
    'KF',
    {
      year: 2019,
      make: 'Tesla',
      model: 'Model 3',
      bodyStyle: 'sedans',
      engine: 'Electric Motor',
      fuelType: 'Electric',
    },
  ],
  ['3GNDA13D', '6S', { year: 2006, make: 'Chevrolet', model: 'HHR', cylinders: 4, liters: 2.2 }],
  ['1FTEW1EP', 'JF', { year: 2018, make: 'Ford', model: 'F-150', bodyStyle: 'trucks', engine: '2.7L V6' }],
  [
    '3GCUKREC',
    'JG',
    {
      year: 2018,
      make: 'Chevrolet',
      model: 'Silverado 1500',
      trims: ['LT'],
      bodyStyle: 'trucks',
      engine: '5.3L V8',
    },
  ],
  [
    '1C6RD7LT',
    'CS',
    { year: 2012, make: 'Ram', model: '1500', bodyStyle: 'trucks', cylinders: 8, liters: 5.7 },
  ],
  ['1D7RV1CT', 'AS', { year: 2010, make: 'Dodge', model: 'Ram 1500', bodyStyle: 'trucks', liters: 5.7 }],
  ['1C6RR7LT', 'JS', { year: 2018, make: 'Ram', model: '1500', bodyStyle: 'trucks', liters: 5.7 }],
  [
    '1C4RJFBG',
    'JC',
    { year: 2018, make: 'Jeep', model: 'Grand Cherokee', bodyStyle: 'suvs', engine: '3.6L V6' },
  ],
  [
    'WBA8E9G5',
    'GN',
    { year: 2016, make: 'BMW', model: '328i', bodyStyle: 'sedans', engine: '2.0L 4-Cylinder' },
  ],
  [
    '55SWF4KB',
    'HU',
    { year: 2017, make: 'Mercedes-Benz', model: 'C-Class', bodyStyle: 'sedans', drivetrain: 'AWD' },
  ],
  [
    'JTDKARFU',
    'J3',
    { year: 2018, make: 'Toyota', model: 'Prius', bodyStyle: 'hatchbacks', fuelType: 'Hybrid' },
  ],
  ['JTKDE167', '50', { year: 2005, make: 'Scion', model: 'tC', liters: 2.4 }],
  [
    '2HGFC2F5',
    'JH',
    { year: 2018, make: 'Honda', model: 'Civic', bodyStyle: 'sedans', doors: 4, liters: 2.0 },
  ],
  [
    '5FNRL6H7',
    'JB',
    { year: 2018, make: 'Honda', model: 'Odyssey', bodyStyle: 'minivans', engine: '3.5L V6' },
  ],
  [
    '1HGCM826',
    '3A',
    {
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      trims: ['EX-V6'],
      bodyStyle: 'coupes',
      doors: 2,
      cylinders: 6,
    },
  ],
];

test.each(CARS)('decodes %s of %s', (described, yearAndPlant, facts) => {
  const vin = vinOf(described, yearAndPlant);
  expect(decodeVin(vin.toLowerCase())).toMatchObject({ vin, hasCheckDigit: true, ...facts });
});

test.each<[string, string, Expected]>([
  [
    'a Golf made for Europe',
    'WVWZZZ1KZAW000000',
    { year: null, make: 'Volkswagen', model: null, bodyStyle: null },
  ],
  [
    'a car with a wrong character',
    '5YFBURHE0JP000001',
    { hasCheckDigit: false, year: 2018, model: 'Corolla' },
  ],
  ['a bus', '1M8GDM9AXKP042788', { hasCheckDigit: true, make: null, makes: [], model: null }],
  ['nothing', '', { hasCheckDigit: false, year: null, makes: [], model: null, trims: [] }],
  ['a word', 'constructor', { year: null, makes: [], model: null }],
])('says no more than it knows of %s', (_what, text, facts) => {
  expect(decodeVin(text)).toMatchObject(facts);
});

it('never fails, and says the same of the same VIN, whatever the text', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', minLength: 17, maxLength: 17 }),
    fc.string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split('')),
      minLength: 17,
      maxLength: 17,
    }),
    // Real manufacturers, so that rules are read.
    fc
      .tuple(fc.constantFrom('1FT', '5YF', 'WBA', '1C4', '3GC'), fc.string({ minLength: 14, maxLength: 14 }))
      .map(([maker, rest]) => maker + rest),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const facts = decodeVin(text);
      expect(decodeVin(text.toUpperCase())).toEqual(facts);
      expect(facts.year === null || (facts.year >= 1980 && facts.year <= 2039)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
