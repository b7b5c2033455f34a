import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+13155550142', `'+13155550142`],
  ['-5', `'-5`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['a, "b"', `"a, ""b"""`],
  ['two\nlines', `"two\nlines"`],
  ['plain', 'plain'],
  [null, ''],
  [-5, '-5'],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test('no text begins a formula, and quotes always match', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = csvLine([text]).slice(0, -2);
      const cell = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(cell.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@]/u);
    }),
  );
});
