import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList } from './list.ts';
import { readDescription, readText } from './text.ts';

it.each([
  ['Tom &amp; Jerry&#39;s  pick', "Tom & Jerry's pick"],
  ['Tom &amp;amp; Jerry', 'Tom & Jerry'],
  ['Smart &rsquo;quotes&rsquo; &mdash; &hellip; &eacute; &trade;', 'Smart ’quotes’ — … é ™'],
  ['&#8217; &#x2019; &#X2019;', '’ ’ ’'],
  ['AT&T, R&D &copy 2026', 'AT&T, R&D &copy 2026'],
  ['Civic & "Sport" <b>', 'Civic & "Sport"'],
  ['a < b > c', 'a < b > c'],
])('the text %s', (text, value) => {
  expect(readText(text)).toEqual({ value });
});

it.each([
  ['<p>One&nbsp;owner.</p><ul><li>Clean</li></ul>A < B', 'One owner.\nClean\nA < B'],
  ['<p>a</p><p>b', 'a\nb'],
  ['a<br>b<br/><br />c', 'a\nb\n\nc'],
  ['<style>p{color:red}</style><script>alert(1)</script>Hello', 'Hello'],
  ['Hello<script>alert(1)', 'Hello'],
  ['a<!-- <p> -->b', 'ab'],
  ['Price <$10k and 5>3', 'Price <$10k and 5>3'],
  ['Mileage <under 50k>!', 'Mileage <under 50k>!'],
  ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'One\nTwo'],
  ['&amp;lt;b&amp;gt;bold', 'bold'],
  ['<td>a</td><td>b</td>', 'a b'],
  ['Line1\nLine2, with "quotes"\n\nLine 4', 'Line1\nLine2, with "quotes"\n\nLine 4'],
])('the description %j', (text, value) => {
  expect(readDescription(text)).toEqual({ value });
});

it.each([
  ['Heated Seats|Backup Camera|heated seats', ['Heated Seats', 'Backup Camera']],
  ['Safety@Airbags, front~Comfort@A/C', ['Airbags, front', 'A/C']],
  ['Safety@Airbags', ['Airbags']],
  ['A/C, Sunroof,, Tow Package', ['A/C', 'Sunroof', 'Tow Package']],
  ['V6, 295 hp @ 6,000 rpm, Bluetooth', ['V6', '295 hp @ 6,000 rpm', 'Bluetooth']],
  ['35 MPG @ 55mph|Sunroof', ['35 MPG @ 55mph', 'Sunroof']],
  ['Warranty: call sales@dealer.example|Sunroof', ['Warranty: call sales@dealer.example', 'Sunroof']],
  ['sales@dealer.example', ['sales@dealer.example']],
  ['["Sunroof","Bluetooth"]', ['Sunroof', 'Bluetooth']],
  ['[{"name":"Sunroof"},{"name":"Bluetooth"}]', ['Sunroof', 'Bluetooth']],
  ['<ul><li>Sunroof</li><li>Heated seats</li></ul>', ['Sunroof', 'Heated seats']],
  ['Sunroof<br>Bluetooth<br/>Tow', ['Sunroof', 'Bluetooth', 'Tow']],
  ['Heated &amp; cooled seats, Bluetooth', ['Heated & cooled seats', 'Bluetooth']],
  ['Wheels 17" alloy; Heated seats, front', ['Wheels 17" alloy', 'Heated seats, front']],
  ['Sunroof^Bluetooth', ['Sunroof', 'Bluetooth']],
  ['Sunroof`Bluetooth', ['Sunroof', 'Bluetooth']],
  ['Driver`s airbag', ['Driver`s airbag']],
])('the equipment %s', (text, value) => {
  expect(readList(text)).toEqual({ value });
});

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];
/** Words as dealers write them, with every sign that separates, opens or closes something. */
const word = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...'abcdefgäéñ字XYZ0123456789 '.split('')) },
    { weight: 3, arbitrary: fc.constantFrom(...'.,;:|~^"\'()/@<>+-_=%$#!?*\n\t'.split('')) },
  ),
  minLength: 1,
  maxLength: 60,
});
const TAG = /<[/!a-z]/i;

it('reads text without inventing or losing a letter', () => {
  fc.assert(
    fc.property(word, (text) => {
      fc.pre(!TAG.test(text));
      for (const read of [readText, readDescription]) {
        const reading = read(text);
        if ('problem' in reading) throw new Error(reading.problem);
        expect(lettersOf(reading.value ?? '')).toEqual(lettersOf(text));
      }
    }),
    { numRuns: 2000 },
  );
});

it('reads the same text from HTML, whatever encodes it', () => {
  const encodings: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `<p>${text}</p>`,
    (text) => `<b class="x">${text}</b>`,
    (text) => text.replaceAll(/\P{ASCII}/gu, (sign) => `&#${sign.codePointAt(0)};`),
    (text) => text.replaceAll(/[\p{L}]/gu, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`),
    (text) => `<script>var a = 1;</script>${text}<!-- b -->`,
  ];
  fc.assert(
    fc.property(word, fc.constantFrom(...encodings), (text, encode) => {
      fc.pre(!/[<>]/.test(text));
      const reading = readDescription(encode(text));
      if ('problem' in reading) throw new Error(reading.problem);
      expect(lettersOf(reading.value ?? '')).toEqual(lettersOf(text));
    }),
    { numRuns: 2000 },
  );
});

it('splits equipment without inventing or losing a letter', () => {
  const item = fc.string({
    unit: fc.constantFrom(...'abcdeXYZ0123456789 .()/-+%@"'.split('')),
    minLength: 1,
    maxLength: 25,
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(item, {
        minLength: 2,
        maxLength: 8,
        selector: (text) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase(),
      }),
      fc.constantFrom('|', '~', '^', '; ', '\n', ', ', '<br>'),
      (items, separator) => {
        // Another item without an @ shows that none has a category.
        const reading = readList(['Sunroof', ...items].join(separator));
        if ('problem' in reading) throw new Error(reading.problem);
        const clean = items.map((text) => text.trim().replaceAll(/\s+/g, ' ')).filter((text) => text !== '');
        expect(reading.value).toEqual(['Sunroof', ...clean]);
      },
    ),
    { numRuns: 2000 },
  );
});
