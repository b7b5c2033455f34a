import { describe, expect, test } from 'vitest';
import { parseInventoryUrl } from '../../url/parse-inventory-url.ts';
import { PATH_FILTERS } from '../../url/url-settings.ts';
import { createVocabulary } from '../../url/vocabulary.ts';
import { AUDIENCES, SETTINGS } from '../../../../tests/support/reference-search/compare.ts';
import { generateListings } from '../../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '../../vehicle.ts';
import { EVERYTHING } from '../query.ts';
import { createSearchIndex } from '../search-index.ts';
import { isTypoOf } from './typo.ts';
import { searchableWords } from './keyword-words.ts';

test.each([
  ['F-150', ['f150', 'f', '150']],
  ['RAV4', ['rav4', 'rav', '4']],
  ['Mercedes-Benz', ['mercedesbenz', 'mercedes', 'benz']],
  ['Citroën Coupé', ['citroen', 'coupe']],
  ['Wi-Fi / Hotspot', ['wifi', 'hotspot', 'wi', 'fi']],
  ['—', []],
])('splits %s into its words', (text, words) => {
  expect([...searchableWords(text)].sort()).toEqual([...words].sort());
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
      stockNumber: '001304',
      make: 'Honda',
      model: 'Odyssey',
      bodyStyle: 'minivans',
      year: 2023,
      seats: 7,
    },
  ];
  const index = await createSearchIndex(cars, SETTINGS);
  const vocabulary = createVocabulary(index.attributes, { seesPrivate: false, stores: [] });
  const settings = { filterPriority: PATH_FILTERS, defaultSort: 'newest' } as const;
  /** The query of what a shopper types, as its URL is parsed. */
  const queryOf = (typed: string) => {
    const parsed = parseInventoryUrl(
      '/cars-for-sale',
      new URLSearchParams({ q: typed }),
      vocabulary,
      settings,
    );
    if (parsed.kind !== 'search') throw new Error(`${typed} is ${parsed.kind}`);
    return parsed.query;
  };
  const find = (keyword: string) => index.search({ ...EVERYTHING, keyword, sort: 'year' }, audience);
  const makesOf = ({ hits }: ReturnType<typeof find>) => hits.map(({ listing }) => listing.make).sort();
  const makes = (typed: string) => makesOf(index.search({ ...queryOf(typed), sort: 'year' }, audience));
  const ALL = ['Chevrolet', 'Honda', 'Kia', 'Mercedes-Benz', 'Volkswagen'];

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
    ['the', ALL],
    ['MZ123456', ['Chevrolet']],
    ['123456', ['Chevrolet']],
    ['23456', ALL],
    ['3vwc57bu0km654321', ['Volkswagen']],
    ['3VWC5', ['Volkswagen']],
    ['u2045a', ['Chevrolet']],
    ['U-204', ['Chevrolet', 'Volkswagen']],
    ['n1', ['Mercedes-Benz']],
    ['001304', ['Honda']],
    ['1304', ['Honda']],
    ['0013', ['Honda']],
    ['130', ['Honda']],
    ['01304', ['Honda']],
    ["'; drop table cars", ALL],
  ])('%s', (keyword, found) => {
    expect(makes(keyword)).toEqual(found);
  });

  test('names the words that no visible car has, and ignores them', () => {
    const { unknown, total } = find('jetta karaoke');
    expect([unknown, total]).toEqual([['karaoke'], 1]);
    expect(find('αβγδ').unknown).toEqual(['αβγδ']);
  });

  test('finds whole words first, and beginnings only of words that no car has', async () => {
    const blue: Listing = { ...plain, vin: '1BLUE111111111111', exteriorColor: 'Blue', model: 'Navy' };
    const wired: Listing = { ...plain, vin: '1WIRED11111111111', features: ['Bluetooth'], model: 'Wired' };
    const both = await createSearchIndex([blue, wired], SETTINGS);
    const models = (some: typeof both, keyword: string) =>
      some.search({ ...EVERYTHING, keyword }, audience).hits.map(({ listing }) => listing.model);
    expect(models(both, 'blue')).toEqual(['Navy']);
    expect(models(both, 'bluet')).toEqual(['Wired']);
    expect(models(await createSearchIndex([wired], SETTINGS), 'blue')).toEqual(['Wired']);
    // A private car's word is none that the public can find.
    const hidden = await createSearchIndex([{ ...blue, isPrivate: true }, wired], SETTINGS);
    expect(models(hidden, 'blue')).toEqual(['Wired']);
  });
});
