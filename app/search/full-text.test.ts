import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextIndex, type Searchable } from './full-text.ts';
import { queryWords } from './words.ts';

const document = (title: string, text = '', headings: string[] = []): Searchable => ({
  title,
  headings,
  text,
});
const search = (query: string, ...documents: Searchable[]) =>
  createTextIndex(documents)
    .search(queryWords(query))
    .map(({ title }) => title);

test.each([
  ['Oil change', ['oil', 'change']],
  ['oil OIL Óil', ['oil']],
  ['¿Cuánto cuesta el año?', ['cuanto', 'cuesta', 'el', 'ano']],
  ['F-150', ['f', '150']],
  ["don’t don't", ['dont']],
  [' \t<&"\u{301} ', []],
  ['', []],
])('%j asks for %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test.each([
  ['oil', true],
  ['OIL chan', true],
  ['change report', true],
  ['oil tires', false],
  ['hange', false],
  ['histo guide', true],
  ['dealers', true],
  ['dealer', true],
])('%j finds it: %s', (query, isFound) => {
  const oil = document('Oil changes', 'Every 3,000 miles. Ask your dealer’s guide.', [
    'The report of its history',
  ]);
  expect(search(query, oil)).toEqual(isFound ? ['Oil changes'] : []);
});

test('title comes before headings, headings before text, and a whole word before a beginning', () => {
  const documents = [
    document('in text', 'tires'),
    document('whole in text', 'a tire'),
    document('in headings', '', ['Tires of winter']),
    document('whole in headings', 'tires tires tires', ['Your tire']),
    document('Tires', ''),
    document('A tire', ''),
    document('often in text', 'tire tire tire'),
    document('not at all', 'retire'),
  ];
  expect(search('tire', ...documents)).toEqual([
    'A tire',
    'Tires',
    'whole in headings',
    'in headings',
    'often in text',
    'whole in text',
    'in text',
  ]);
});

test('equals stay in their order, and no words find all', () => {
  const documents = ['b', 'a', 'c'].map((title) => document(title, 'the same'));
  expect(search('same', ...documents)).toEqual(['b', 'a', 'c']);
  expect(search('?!', ...documents)).toEqual(['b', 'a', 'c']);
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

test('a text is found by each of its own words, in any case', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.nat(), (title, text, nth) => {
      const words = queryWords(`${title} ${text}`);
      fc.pre(words.length > 0);
      const word = words[nth % words.length] ?? '';
      const index = createTextIndex([document(title, text)]);
      expect(index.search(queryWords(word))).toHaveLength(1);
      expect(index.search([word.slice(0, 1)])).toHaveLength(1);
    }),
  );
});

test('no question can break a search', () => {
  const index = createTextIndex([document('Oil', '<b>3,000 & more</b>', ['(a|b)*'])]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (query) => {
      const words = queryWords(query);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(index.search(words).length).toBeLessThanOrEqual(1);
    }),
  );
});
