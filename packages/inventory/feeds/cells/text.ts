import { decodeHTMLStrict } from 'entities';
import type { Reader } from './reading.ts';

/** Tags that begin a new line. */
const BLOCK_TAGS =
  'address|article|blockquote|body|center|dd|div|dl|dt|footer|h[1-6]|head|header|hr|html|li|main|ol|p|pre|section|table|tbody|thead|title|tr|ul';
const INLINE_TAGS =
  'a|abbr|b|big|cite|code|em|font|i|iframe|img|label|link|meta|o:p|s|small|span|strike|strong|sub|sup|td|th|tt|u|video';
/** No text on a page: programs, styles and comments, to their end or to that of the text. */
const INVISIBLE = /<(script|style)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi;
const BREAK = /<br\s*\/?\s*>/gi;
const BLOCKS = new RegExp(String.raw`(?:</?(?:${BLOCK_TAGS})(?:\s[^<>]*)?/?>\s*)+`, 'gi');
const CELL = /<\/?t[dh](?:\s[^<>]*)?>/gi;
const INLINE = new RegExp(String.raw`</?(?:${INLINE_TAGS})(?:\s[^<>]*)?/?>`, 'gi');

/** Exports encode entities twice, or tags as entities, so decoding may bring up more to decode. */
const MOST_ROUNDS = 3;

const withoutTags = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(BREAK, '\n')
    .replaceAll(BLOCKS, '\n')
    .replaceAll(CELL, ' ')
    .replaceAll(INLINE, '');

/**
 * Turns HTML into plain text with line breaks. Only tags of HTML are removed: `Price <$10k` stays. Entities are decoded
 * if they end with a semicolon.
 */
export function htmlToText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  let plain = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = plain;
    plain = decodeHTMLStrict(withoutTags(plain));
    if (plain === before) break;
  }
  return plain;
}

const collapseSpaces = (text: string): string =>
  (/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim();

/** Puts text on one line, without HTML. */
export const oneLine = (text: string): string => collapseSpaces(htmlToText(text));

export const readText: Reader<string> = (text) => ({ value: oneLine(text) || null });

/** Turns the HTML of a dealer's system into plain paragraphs. */
export const readDescription: Reader<string> = (text) => {
  const value = htmlToText(text)
    .split('\n')
    .map(collapseSpaces)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { value: value || null };
};
