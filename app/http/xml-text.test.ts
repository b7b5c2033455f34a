import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlText } from './xml-text.ts';

test.each([
  [`a & b < c > "d" 'e'`, 'a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;'],
  ['&amp;', '&amp;amp;'],
  [']]>', ']]&gt;'],
  ['a\0b\u{b}c\u{fffe}d\u{d800}e', 'abcde'],
  ['ñ 😀\t\n', 'ñ 😀\t\n'],
])('%j is %j', (text, xml) => {
  expect(xmlText(text)).toBe(xml);
});

/** Includes control characters and lone surrogates. */
const anySign = fc.nat(0xffff).map((code) => String.fromCharCode(code));

test('leaves no character with a meaning in XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      const xml = xmlText(text);
      expect(xml).not.toMatch(/[<>"']/);
      expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
      expect(xml.isWellFormed()).toBe(true);
    }),
  );
});
