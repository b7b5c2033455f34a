import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutFormula } from './csv-line.ts';

test.each([
  ['=1+1', `'=1+1`],
  ['+13155550142', `'+13155550142`],
  ['-5', `'-5`],
  ['−5', `'−5`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['＋1', `'＋1`],
  ['－1', `'－1`],
  ['＠A1', `'＠A1`],
  ['﹦1', `'﹦1`],
  ['\t=1', `'\t=1`],
  ['\tplain', `'\tplain`],
  ['\rplain', `"'\rplain"`],
  [' =1', `' =1`],
  ['\u200b=1', `'\u200b=1`],
  [`'=1`, `''=1`],
  ['"=1"', `"'""=1"""`],
  ['“=1”', `'“=1”`],
  ['a, "b"', `"a, ""b"""`],
  ['two\nlines', `"two\nlines"`],
  ['a=1', 'a=1'],
  [`'quoted'`, `'quoted'`],
  ['plain', 'plain'],
  [null, ''],
  [-5, '-5'],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '＋',
        '－',
        '＠',
        '\t',
        '\r',
        '\n',
        ' ',
        '"',
        "'",
        '\ufeff',
        'a',
        ',',
      ),
    )
    .map((parts) => parts.join('')),
);
/** What a program reads back from a line with one value. */
const cellOf = (line: string): string => {
  const written = line.slice(0, -2);
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
};
/** The first character that a program does not skip, however it reads signs. */
const firstSign = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[\s\p{C}"]*/u, '')
    .slice(0, 1);

test('no text begins a formula, nothing is lost, and quotes always match', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = cellOf(csvLine([text]));
      expect([text, `'${text}`]).toContain(cell);
      expect(firstSign(cell)).not.toMatch(/^[=+\-@−]/);
      expect(cell).not.toMatch(/^[\t\r\n]/);
    }),
    { numRuns: 2000 },
  );
});

test('what is dropped leaves no formula', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const rest = withoutFormula(text);
      expect(text.endsWith(rest)).toBe(true);
      expect(cellOf(csvLine([rest]))).toBe(rest);
    }),
    { numRuns: 2000 },
  );
});
