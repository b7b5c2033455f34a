import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTextIndex, type FoundBy } from './full-text.ts';
import { Marked } from './marked.tsx';
import { queryWords } from './words.ts';
import { markFound, snippet, type TextPiece } from './marked-text.ts';

const shown = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');
/** Matches of a query in a text. */
const foundIn = (text: string, query: string): FoundBy =>
  createTextIndex([{ title: '', headings: [], text }], 'en').search(query)[0]?.foundBy ?? (() => null);
const plain = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');

test.each([
  ['oil', 'Oil changes and spoiled oils', '[Oil] changes and spoiled [oils]'],
  ['ano', '¿Qué año?', '¿Qué [año]?'],
  ['elep', 'Elep, elephants', '[Elep], [elephants]'],
  ['changing the oil', 'The oil changes', 'The [oil] [changes]'],
  ['chagne', 'Changes', '[Changes]'],
  ['warrenty', 'Our warranties', 'Our [warranties]'],
  ['b', '<b>bold</b>', '<[b]>bold</[b]>'],
  ['', 'nothing', 'nothing'],
])('%j in %j is %j', (query, text, marked) => {
  expect(shown(markFound(text, foundIn(text, query)))).toBe(marked);
});

const filler = 'and so on it goes '.repeat(20);

test.each([
  ['the beginning without a query', '', filler, /^and so on .{150,}[a-z] …$/],
  ['the beginning if only the title matches', 'lease', filler, /^and so on/],
  ['the full text if it is short', 'oil', 'Change the oil.', /^Change the \[oil\]\.$/],
  ['the sentence with the match', 'oil', `${filler}oil ${filler}`, /^… [a-z].{20,50}\[oil\] .* …$/],
  ['the part with the most matches', 'oil filter', `oil ${filler}the oil filter.`, /\[oil\] \[filter\]\.$/],
])('a snippet is %s', (_, query, text, expected) => {
  const pieces = snippet(text, foundIn(text, query));
  expect(shown(pieces)).toMatch(expected);
  expect(plain(pieces).length).toBeLessThanOrEqual(205);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom('<b>', '&amp;', '"', "'", '</mark>', '<script>', 'oil', 'é', 'E\u{301}', '😀', ' '),
    )
    .map((parts) => parts.join('')),
);
const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('marking adds marks and changes nothing else, for any text and query', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      const pieces = markFound(text, foundIn(text, query));
      expect(plain(pieces)).toBe(text);
      const html = renderToStaticMarkup(<Marked of={pieces} />);
      const unmarked = html.replaceAll('<mark>', '').replaceAll('</mark>', '');
      expect(unmarked).not.toMatch(/[<>]/);
      expect(unescape(unmarked)).toBe(text);
    }),
  );
});

test('a snippet is a part of its text and contains a word that matches', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), (text, nth) => {
      const words = queryWords(text, 'en');
      const query = words[nth % (words.length + 1)] ?? '';
      const pieces = snippet(text, foundIn(text, query));
      if (query !== '') expect(pieces.some(({ isFound }) => isFound)).toBe(true);
      const part = plain(pieces).replace(/^… /, '').replace(/ …$/, '');
      expect(text.toWellFormed()).toContain(part.toWellFormed());
    }),
  );
});
