import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePasted } from './parse-pasted.ts';

const isOwn = (host: string) => host === 'www.lakeshore.example';
const read = (text: string) => parsePasted(text, isOwn).map(({ line, from, to }) => [line, from, to]);

test.each<[what: string, text: string, expected: unknown[]]>([
  [
    'two columns of a spreadsheet',
    '/a\t/b\n/c\t/d',
    [
      [1, '/a', '/b'],
      [2, '/c', '/d'],
    ],
  ],
  ['a heading and empty lines', 'Old URL\tNew URL\r\n\r\n/a\t/b\r\n', [[3, '/a', '/b']]],
  [
    'CSV',
    'from,to\n"/a,b","/c"\n/d,/e',
    [
      [2, '/a,b', '/c'],
      [3, '/d', '/e'],
    ],
  ],
  ['CSV with semicolons and quotes', '"/a""b";/c', [[1, '/a"b', '/c']]],
  [
    'arrows',
    '/a -> /b\n/c => /d\n/e → /f\n/g->/h',
    [
      [1, '/a', '/b'],
      [2, '/c', '/d'],
      [3, '/e', '/f'],
      [4, '/g', '/h'],
    ],
  ],
  ['spaces', ' /a   /b ', [[1, '/a', '/b']]],
  ['more columns', '/a\t/b\t301', [[1, '/a', '/b']]],
  ['one column', '/a', [[1, '/a', '']]],
  [
    'whole URLs of the website',
    'https://www.lakeshore.example/a?x=1\thttp://www.lakeshore.example/b',
    [[1, '/a?x=1', '/b']],
  ],
  [
    'URLs of other websites',
    'https://other.example/a\thttps://other.example/b',
    [[1, 'https://other.example/a', 'https://other.example/b']],
  ],
  ['nothing', ' \n ', []],
])('reads %s', (_what, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('what is written as CSV comes back', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...Array.from('/ab,;" ')), minLength: 1 })
    .map((text) => `/${text}x`);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = rows.map(([from, to]) => `${quoted(from)},${quoted(to)}`).join('\n');
      expect(read(text)).toEqual(rows.map(([from, to], index) => [index + 1, from, to]));
    }),
  );
});

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { from, to } of parsePasted(text, isOwn))
        expect([from.trim(), to.trim()]).toEqual([from, to]);
    }),
  );
});
