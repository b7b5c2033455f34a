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
  createTextIndex(documents, 'en')
    .search(query)
    .map(({ document: { title } }) => title);

test.each([
  ['Oil change', ['oil', 'change']],
  ['oil OIL Óil', ['oil']],
  ['What is the cost of an oil change?', ['cost', 'oil', 'change']],
  ['who are you?', ['who', 'are', 'you']],
  ['Cuánto año', ['cuanto', 'ano']],
  ['F-150', ['f', '150']],
  ["don’t don't", ['dont']],
  [' \t<&"\u{301} ', []],
  ['', []],
])('parses %j as %j', (query, words) => {
  expect(queryWords(query, 'en')).toEqual(words);
});

test('stop words depend on the language', () => {
  expect(queryWords('¿Cuánto cuesta el seguro de mi auto?', 'es')).toEqual(['cuesta', 'seguro', 'auto']);
});

test.each([
  ['oil', true],
  ['OIL chan', true],
  ['change report', true],
  ['changing', true],
  ['prehistory', false],
  ['the guide', true],
  ['oil tires', true],
  ['oil tires brakes', false],
  ['chnage', true],
  ['reporr', true],
  ['orl', false],
  ['mil', false],
  ['hange', true],
  ['histo guide', true],
  ['dealers', true],
  ['dealer', true],
])('%j finds the document: %s', (query, isFound) => {
  const oil = document('Oil changes', 'Every 3,000 miles. Ask your dealer’s guide.', [
    'The report of its history',
  ]);
  expect(search(query, oil)).toEqual(isFound ? ['Oil changes'] : []);
});

test('ranks title above headings and headings above text', () => {
  const documents = [
    document('in text', 'a tire'),
    document('in headings', 'and more', ['Your tires']),
    document('Tires', 'and more'),
    document('not at all', 'retire'),
  ];
  expect(search('tire', ...documents)).toEqual(['Tires', 'in headings', 'in text']);
});

test('ranks documents with all words first, and adds those with most words if there are few', () => {
  const both = [1, 2, 3].map((nth) => document(`both ${nth}`, 'the down payment'));
  const one = document('What to put down', '');
  expect(search('down payment', one, ...both.slice(0, 2))).toEqual(['both 1', 'both 2', 'What to put down']);
  expect(search('down payment', one, ...both)).toEqual(['both 1', 'both 2', 'both 3']);
});

test('never treats a known word as misspelled', () => {
  expect(search('brake', document('brake'), document('brace'))).toEqual(['brake']);
});

test('keeps the order of equal documents, and finds all without words', () => {
  const documents = ['b', 'a', 'c'].map((title) => document(title, 'the same'));
  expect(search('same', ...documents)).toEqual(['b', 'a', 'c']);
  expect(search('?!', ...documents)).toEqual(['b', 'a', 'c']);
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

test('finds a text by each of its own words, regardless of case', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.nat(), (title, text, nth) => {
      const words = queryWords(`${title} ${text}`, 'en');
      fc.pre(words.length > 0);
      const word = words[nth % words.length] ?? '';
      expect(search(word.toUpperCase(), document(title, text))).toHaveLength(1);
    }),
  );
});

test('handles any query', () => {
  const index = createTextIndex([document('Oil', '<b>3,000 & more</b>', ['(a|b)*'])], 'en');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (query) => {
      expect(queryWords(query, 'en').length).toBeLessThanOrEqual(12);
      expect(index.search(query).length).toBeLessThanOrEqual(1);
    }),
  );
});
