import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUDIENCES, SETTINGS } from '../../../../tests/support/reference-search/compare.ts';
import { generateListings } from '../../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '../../vehicle.ts';
import { EVERYTHING } from '../query.ts';
import { createSearchIndex } from '../search-index.ts';
import { parseKeyword } from './parse-keyword.ts';
import { isTypoOf } from './typo.ts';
import { wordsOf } from './words.ts';

test.each([
  ['F-150', ['f150', 'f', '150']],
  ['RAV4', ['rav4', 'rav', '4']],
  ['Mercedes-Benz', ['mercedesbenz', 'mercedes', 'benz']],
  ['Citroën Coupé', ['citroen', 'coupe']],
  ['Wi-Fi / Hotspot', ['wifi', 'hotspot', 'wi', 'fi']],
  ['—', []],
])('splits %s into its words', (text, words) => {
  expect([...wordsOf(text)].sort()).toEqual([...words].sort());
});

describe('parseKeyword', () => {
  const under = (max: number) => ({ min: null, max });
  test.each([
    ['suv under 20k', 1, under(2_000_000), null],
    ['under $20,000', 0, under(2_000_000), null],
    ['$15k truck', 1, under(1_500_000), null],
    ['15000 dollars', 0, under(1_500_000), null],
    ['under 20k under 35k', 0, under(2_000_000), null],
    ['over 10k under 20k', 0, { min: 1_000_000, max: 2_000_000 }, null],
    ['less than 30,000 miles', 0, null, under(30_000)],
    ['honda under 60k miles', 1, null, under(60_000)],
    ['30k mi', 0, null, under(30_000)],
    ['2019 civic', 2, null, null],
    ['ram 1500', 2, null, null],
    ['f-150 xlt', 2, null, null],
    ['under the sun', 2, null, null],
    ['suv menos de 25000', 1, under(2_500_000), null],
    ['suv menos de 25.000 dólares', 1, under(2_500_000), null],
    ['hasta 20 mil', 0, under(2_000_000), null],
    ['carro por debajo de $18k', 0, under(1_800_000), null],
    ['no más de 15000', 0, under(1_500_000), null],
    ['más de 10 mil y menos de 60,000 millas', 1, { min: 1_000_000, max: null }, under(60_000)],
    ['entre 10000 y 20000', 0, { min: 1_000_000, max: 2_000_000 }, null],
    ['truck between $10k and $20k', 1, { min: 1_000_000, max: 2_000_000 }, null],
    ['tesla model y', 3, null, null],
    ['civic se', 2, null, null],
  ])('finds the price and mileage limits in "%s"', (text, words, price, mileage) => {
    expect(parseKeyword(text)).toMatchObject({ price, mileage });
    expect(parseKeyword(text).words).toHaveLength(words);
  });

  test.each([
    ['3 row suv under 400 a month', 2, under(40_000)],
    ['$350/mo', 0, under(35_000)],
    ['honda 299 monthly', 1, under(29_900)],
    ['menos de 400 al mes', 0, under(40_000)],
    ['camioneta por 500 mensuales', 1, under(50_000)],
    ['up to $450 per month', 0, under(45_000)],
  ])('finds the payment limit in "%s"', (text, words, payment) => {
    const parsed = parseKeyword(text);
    expect(parsed).toMatchObject({ price: null, mileage: null, payment });
    expect(parsed.words).toHaveLength(words);
  });

  test.each([
    ['rojo', [['red']]],
    ['Camioneta ROJA', [['trucks', 'suvs', 'minivans'], ['red']]],
    ['híbrido', [['hybrid']]],
    ['SUV eléctrica usada', [['suv'], ['electric', 'ev'], ['used']]],
    ['un auto gris', [['gray', 'grey']]],
    ['autos seminuevos', [['used']]],
    ['carro automático', [['automatic']]],
    ['auto transmission', [['automatic'], ['transmission']]],
    ['tercera fila', [['threerows']]],
    ['para 7 pasajeros', [['roomforseven']]],
    ['8 passenger van', [['roomforeight'], ['minivans', 'commercial']]],
    ['seats 5', [['roomforfive']]],
    ['tracción total', [['awd']]],
    ['chevy blanca de segunda mano', [['chevrolet'], ['white'], ['used']]],
    ['vw', [['volkswagen']]],
    ['asientos de cuero', [['asientos'], ['leather']]],
  ])('finds the meaning of "%s"', (text, words) => {
    expect(parseKeyword(text).words).toEqual(words);
  });

  test('parses any text, and quickly', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 400 }), fc.constantFrom('under '.repeat(200), '1,'.repeat(300))),
        (text) => {
          expect(parseKeyword(text).words.length).toBeLessThanOrEqual(10);
        },
      ),
    );
  });
});

test.each([
  ['hynudai', 'hyundai', 1, true],
  ['toyta', 'toyota', 1, true],
  ['fordd', 'ford', 1, true],
  ['fodr', 'ford', 1, true],
  ['kai', 'kia', 1, true],
  ['cherolet', 'chevrolet', 1, true],
  ['chervolte', 'chevrolet', 1, false],
  ['chervolte', 'chevrolet', 2, true],
  ['', 'ab', 2, true],
  ['abc', 'cab', 1, false],
])('%s for %s within %i typos: %s', (a, b, slips, expected) => {
  expect(isTypoOf(a, b, slips)).toBe(expected);
  expect(isTypoOf(b, a, slips)).toBe(expected);
});

describe('search', async () => {
  const [base] = generateListings(1);
  const [audience] = AUDIENCES;
  if (!base || !audience) throw new Error('No cars');
  const plain = {
    ...base,
    isPrivate: false,
    isCertified: false,
    soldAt: null,
    status: 'available' as const,
    features: [],
    seats: 5,
    trim: null,
    fuelType: 'Gasoline',
    drivetrain: null,
    exteriorColor: null,
    transmission: null,
    storeKey: null,
  };
  const cars: readonly Listing[] = [
    {
      ...plain,
      vin: '1GCRYDED5MZ123456',
      stockNumber: 'U-2045A',
      make: 'Chevrolet',
      model: 'Silverado 1500',
      bodyStyle: 'trucks',
      year: 2019,
      drivetrain: '4WD',
    },
    {
      ...plain,
      vin: '3VWC57BU0KM654321',
      stockNumber: 'U2046',
      make: 'Volkswagen',
      model: 'Jetta',
      bodyStyle: 'sedans',
      year: 2020,
      exteriorColor: 'Pure Gray',
    },
    {
      ...plain,
      vin: '5XYP3DHC9NG777888',
      stockNumber: null,
      make: 'Kia',
      model: 'Telluride',
      bodyStyle: 'suvs',
      year: 2022,
      seats: 8,
      features: ['Panoramic Moonroof'],
      drivetrain: 'AWD',
    },
    {
      ...plain,
      vin: 'W1KWF8EB1NR111222',
      stockNumber: 'N1',
      make: 'Mercedes-Benz',
      model: 'C-Class',
      bodyStyle: 'convertibles',
      year: 2022,
      isCertified: true,
      condition: 'used',
    },
    {
      ...plain,
      vin: '4S4BTANC5P3333444',
      stockNumber: 'N2',
      make: 'Honda',
      model: 'Odyssey',
      bodyStyle: 'minivans',
      year: 2023,
      seats: 7,
    },
  ];
  const index = await createSearchIndex(cars, SETTINGS);
  const makes = (keyword: string) =>
    index
      .search({ ...EVERYTHING, keyword, sort: 'year' }, audience)
      .hits.map(({ listing }) => listing.make)
      .sort();

  test.each([
    ['chevy', ['Chevrolet']],
    ['CHEVY  truck', ['Chevrolet']],
    ['pick-up 4x4', ['Chevrolet']],
    ['four wheel drive', ['Chevrolet']],
    ['chervolte', ['Chevrolet']],
    ['2019 silverado', ['Chevrolet']],
    ['2018', []],
    ['vw', ['Volkswagen']],
    ['volkswagon', ['Volkswagen']],
    ['grey sedan', ['Volkswagen']],
    ['benz', ['Mercedes-Benz']],
    ['cclass', ['Mercedes-Benz']],
    ['mercedes convertible', ['Mercedes-Benz']],
    ['certified', ['Mercedes-Benz']],
    ['suv', ['Kia']],
    ['telluryde sunroof', ['Kia']],
    ['all wheel drive', ['Kia']],
    ['3 row', ['Honda', 'Kia']],
    ['third row suv', ['Kia']],
    ['tercera fila', ['Honda', 'Kia']],
    ['camioneta gris', []],
    ['furgoneta', ['Honda']],
    ['van', ['Honda']],
    ['kia van', []],
    ['the', ['Chevrolet', 'Honda', 'Kia', 'Mercedes-Benz', 'Volkswagen']],
    ['MZ123456', ['Chevrolet']],
    ['123456', ['Chevrolet']],
    ['23456', []],
    ['3vwc57bu0km654321', ['Volkswagen']],
    ['3VWC5', ['Volkswagen']],
    ['u2045a', ['Chevrolet']],
    ['U-204', ['Chevrolet', 'Volkswagen']],
    ['n1', ['Mercedes-Benz']],
    ["'; drop table cars", []],
  ])('%s', (keyword, found) => {
    expect(makes(keyword)).toEqual(found);
  });
});
