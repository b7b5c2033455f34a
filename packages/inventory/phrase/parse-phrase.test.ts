import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../tests/support/inventory-urls.ts';
import { LABELED_PHRASES } from '../../../tests/support/phrases/labeled-phrases.ts';
import { parsePhrase, type Phrase } from './parse-phrase.ts';

const SETTINGS = { hasPayments: true };
const parse = (text: string): Phrase => parsePhrase(text, vocabulary, SETTINGS);
const dollars = (min: number | null, max: number | null) => ({
  min: min === null ? null : min * 100,
  max: max === null ? null : max * 100,
});
const suvs = { bodystyle: ['suvs'] };
const years = (min: number | null, max: number | null) => ({ ranges: { year: { min, max } } });

describe('understands', () => {
  test.each<[string, Partial<Phrase>]>([
    ['blue', { filters: { color: ['blue'] } }],
    ['azul', { filters: { color: ['blue'] } }],
    ['2020 or newer honda crv', { filters: { 'make-model': ['honda-cr-v'] }, ...years(2020, null) }],
    ['2018-2021', years(2018, 2021)],
    ['2018-21', years(2018, 2021)],
    ['2020+', years(2020, null)],
    ['toyota or honda', { filters: { 'make-model': ['honda', 'toyota'] } }],
    ['20k-25k suv', { filters: suvs, ranges: { price: dollars(20_000, 25_000) } }],
    ['manual transmission', { filters: { transmission: ['manual'] } }],
    ['family car with 3rd row', { filters: { features: ['third-row-seat'] } }],
    ['no minivans', { excluded: { bodystyle: ['minivans'] } }],
    ['del 2020 para arriba', years(2020, null)],
    ['asientos de cuero', { filters: { features: ['leather-seats'] } }],
    // Limits.
    [
      'under 28k and less than 70k miles',
      { ranges: { price: dollars(null, 28_000), mileage: { min: null, max: 70_000 } } },
    ],
    ['entre 10 y 15 mil dólares', { ranges: { price: dollars(10_000, 15_000) } }],
    ['treinta y cinco mil millas', { ranges: { mileage: { min: null, max: 35_000 } } }],
    ['menos de 25.000 dólares', { ranges: { price: dollars(null, 25_000) } }],
    ['$350/mo', { ranges: { payment: dollars(null, 350) } }],
    ['nothing over 100k miles', { ranges: { mileage: { min: null, max: 100_000 } } }],
    ['no older than 2018', years(2018, null)],
    ['before 2015', years(null, 2014)],
    ["'21 civic", { filters: { 'make-model': ['honda-civic'] }, ...years(2021, 2021) }],
    ['2017, 2018 or 2019', years(2017, 2019)],
    ['5-passenger', { filters: { seats: ['5'] } }],
    ['con menos de 80 000 millas', { ranges: { mileage: { min: null, max: 80_000 } } }],
    ['under 25\u00A0500 dollars', { ranges: { price: dollars(null, 25_500) } }],
    ['suv for a family of 5', { filters: { ...suvs, seats: ['5'] } }],
    ['camioneta para familia de 7', { filters: { bodystyle: ['suvs', 'trucks'], seats: ['7'] } }],
    ['carro para familia grande', { filters: { features: ['third-row-seat'] } }],
    // What is paid down is no price.
    ['300 dollars down', { rest: '300 dollars down' }],
    ['civic with $2,000 down', { filters: { 'make-model': ['honda-civic'] }, rest: '$2,000 down' }],
    ['1000 down 300 a month', { ranges: { payment: dollars(null, 300) }, rest: '1000 down' }],
    ['3 mil dólares de enganche', { rest: '3 mil dólares de enganche' }],
    ['zero down', { rest: 'zero down' }],
    ['10 seats', { filters: { seats: ['12'] } }],
    // Models as shoppers write them.
    ['4 runner', { filters: { 'make-model': ['toyota-4runner'] } }],
    ['f one fifty', { filters: { 'make-model': ['ford-f-150'] } }],
    ['dodge ram 1500', { filters: { 'make-model': ['ram-1500'] } }],
    ['accords', { filters: { 'make-model': ['honda-accord'] } }],
    ['transit', { filters: { 'make-model': ['ford-transit-250'] } }],
    ['lincoln navigator', { filters: { 'make-model': ['lincoln-navigator'] } }],
    ['hundia sonata', { filters: { 'make-model': ['hyundai-sonata'] } }],
    // Words that need their neighbors.
    ['gas mileage', { rest: 'gas mileage' }],
    ['interior negro', { rest: 'interior negro' }],
    ['over 30 mpg', { rest: '30 mpg' }],
    ['truck to carry boat', { filters: { bodystyle: ['trucks'] }, rest: 'carry boat' }],
    ['anything except ford, chevy or dodge', { excluded: { 'make-model': ['chevrolet', 'dodge', 'ford'] } }],
    ['no jeep, toyota', { filters: { 'make-model': ['toyota'] }, excluded: { 'make-model': ['jeep'] } }],
    ['camioneta pickup', { filters: { bodystyle: ['trucks'] } }],
    ['autos usados baratos', { filters: { condition: ['used'] }, sort: 'priceLow' }],
    // Stock numbers and VINs stay whole.
    ['U-2045A', { rest: 'U-2045A' }],
    ['3vwc57bu0km654321', { rest: '3vwc57bu0km654321' }],
    ['honda ex-l', { filters: { 'make-model': ['honda'] }, rest: 'ex-l' }],
  ])('%s', (text, expected) => {
    expect(parse(text)).toEqual({
      filters: {},
      excluded: {},
      ranges: {},
      sort: null,
      rest: null,
      ...expected,
    });
  });

  test('names payments as unknown if the dealership advertises none', () => {
    const phrase = parsePhrase('suv under 300 a month', vocabulary, { hasPayments: false });
    expect(phrase).toMatchObject({ filters: suvs, ranges: {}, rest: 'under 300 a month' });
  });
});

/** Conditions that don't depend on each other. */
const CONDITIONS = [
  'red',
  'suv',
  'awd',
  'under 20k',
  'less than 50k miles',
  '2018 or newer',
  'automatic',
  'con quemacocos',
  'híbrido',
  'certified',
  '7 passenger',
  'sin cuero',
  'karaoke',
  'no minivans',
  'menos de 350 al mes',
];
const someConditions = fc.uniqueArray(fc.constantFrom(...CONDITIONS), { minLength: 1, maxLength: 5 });
const asSet = ({ rest, ...phrase }: Phrase) => ({ ...phrase, rest: rest?.toLowerCase() ?? null });

test('understands the same in any order, case and spacing, and without accents', () => {
  const shuffled = someConditions.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
  );
  fc.assert(
    fc.property(shuffled, ([some, other]) => {
      const plain = asSet(parse(some.join(', ')));
      expect(asSet(parse(other.join(', ')))).toEqual(plain);
      expect(asSet(parse(some.join(' , ').toUpperCase()))).toEqual(plain);
      expect(asSet(parse(`  ${some.join(',   ')} `.normalize('NFD').replaceAll(/\p{M}/gu, '')))).toEqual(
        plain,
      );
    }),
  );
});

test('a condition more or less changes nothing else', () => {
  fc.assert(
    fc.property(someConditions, (some) => {
      const all = parse(some.join(', '));
      const [first = '', ...others] = some;
      const [one, left] = [parse(first), parse(others.join(', '))];
      expect(all).toEqual({
        filters: { ...left.filters, ...one.filters },
        excluded: { ...left.excluded, ...one.excluded },
        ranges: { ...left.ranges, ...one.ranges },
        sort: null,
        rest: one.rest ?? left.rest,
      });
    }),
  );
});

const pieces = fc.constantFrom(
  ...LABELED_PHRASES.flatMap(({ q }) => q.split(' ')),
  'xzq',
  '$',
  '-',
  '+',
  '&',
  "'",
  '20k',
  '2019',
  '1500',
  '3',
  'mil',
  'U-204',
  '½',
  'кот',
  '🚗',
  '<',
  ',,',
);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.array(pieces, { maxLength: 14 }).map((words) => words.join(' ')),
);

test('parses any text, and the rest of it means nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { rest } = parse(text);
      if (rest === null) return;
      expect(parse(rest)).toEqual({ filters: {}, excluded: {}, ranges: {}, sort: null, rest });
    }),
    { numRuns: 2000 },
  );
});

test('an unknown word is named, wherever it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LABELED_PHRASES), fc.nat(), ({ q }, place) => {
      const words = q.split(' ');
      const at = place % (words.length + 1);
      expect(parse([...words.slice(0, at), 'xzqxzq', ...words.slice(at)].join(' ')).rest).toContain('xzqxzq');
    }),
  );
});
