import type { Reader } from './reading.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{2,5})|([a-z]{2,4}));/gi, (whole, number: string | undefined, name = '') =>
    number === undefined
      ? (ENTITIES[String(name).toLowerCase()] ?? whole)
      : String.fromCodePoint(Number(number)),
  );

/** Puts text on one line, decodes HTML entities and collapses spaces. */
export const oneLine = (text: string): string => decodeEntities(text).replaceAll(/\s+/g, ' ').trim();

export const readText: Reader<string> = (text) => ({ value: oneLine(text) || null });

/** Turns the HTML of a dealer's system into plain paragraphs. */
export const readDescription: Reader<string> = (text) => {
  const plain = text
    .replaceAll(/<\s*(?:br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '');
  const lines = decodeEntities(plain)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const value = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { value: value || null };
};
