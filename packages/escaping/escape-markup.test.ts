import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeAsciiXml, escapeHtml, escapeXml } from './escape-markup.ts';

test.each([
  [`a & b < c > "d" 'e'`, 'a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;'],
  ['&amp;', '&amp;amp;'],
  [']]>', ']]&gt;'],
  ['a\0b\u{b}c\u{fffe}d\u{d800}e', 'abcde'],
  ['ñ 😀\t\n', 'ñ 😀\t\n'],
])('%j is %j in XML', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});

/** Includes control characters and lone surrogates. */
const anySign = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const anyText = fc.oneof(fc.string({ unit: anySign }), fc.string({ unit: 'binary' }));

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (markup: string) =>
  markup.replaceAll(
    /&(?:(\w+)|#(\d+)|#x([\da-f]+));/g,
    (_, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
        : (NAMED[name] ?? ''),
  );
/** What remains of a text in XML. */
const allowed = (text: string) =>
  (text.match(/[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu) ?? []).join('');

test.each([
  ['HTML', escapeHtml, (text: string) => text, /[<>"']/],
  ['XML', escapeXml, allowed, /[<>"']/],
  ['ASCII XML', escapeAsciiXml, allowed, /[<>"]|[^\0-\x7f]/],
])('%s has no character with a meaning, and loses no text', (_, escape, kept, meaning) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const markup = escape(text);
      expect(markup).not.toMatch(meaning);
      expect(markup.replaceAll(/&(?:amp|lt|gt|quot|apos|#\d+|#x27);/g, '')).not.toContain('&');
      expect(unescape(markup)).toBe(kept(text));
    }),
  );
});
