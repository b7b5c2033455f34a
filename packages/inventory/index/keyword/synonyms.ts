/**
 * What shoppers say in all supported languages. All of them are used at once: people search for "SUV bajo 25k" on a
 * Spanish page, and for "troca" on an English one.
 */
import { ENGLISH } from './lexicons/en.ts';
import { SPANISH } from './lexicons/es.ts';
import type { Lexicon } from './lexicons/lexicon.ts';

/** If a word has different meanings in two languages, the first language wins. */
const LEXICONS: readonly Lexicon[] = [ENGLISH, SPANISH];

const wordsIn = (text: string): readonly string[] => text.split(' ');

/** From what shoppers say to the words that cars are found by. Any of several words matches. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  LEXICONS.toReversed().flatMap(({ synonyms }) =>
    Object.entries(synonyms).flatMap(([said, words]) =>
      wordsIn(said).map((word) => [word, wordsIn(words)] as const),
    ),
  ),
);

/** Phrases that are replaced with one word. */
export const PHRASES = LEXICONS.flatMap(({ phrases }) => phrases);

/** Words that do not describe a car. */
export const FILLERS: ReadonlySet<string> = new Set(LEXICONS.flatMap(({ fillers }) => wordsIn(fillers)));

const anyOf = (read: (lexicon: Lexicon) => readonly string[] | string): string =>
  LEXICONS.flatMap(read).join('|');
const unit = (name: keyof Lexicon['units']): string => anyOf(({ units }) => units[name]);

/** Matches `between 10k and 20k` up to its second number, to be parsed as two limits. */
export const BETWEEN = LEXICONS.map(
  ({ limits: { between } }) =>
    new RegExp(String.raw`\b${between[0]}\s+(\S{1,12})\s+${between[1]}\s+(?=[$\d])`, 'g'),
);

/**
 * Matches `under 20k`, `menos de 30,000 millas`, `$15,000`, `400 a month`: a comparison, a currency or a unit makes a
 * number a limit.
 */
export const LIMIT = new RegExp(
  String.raw`(?:\b(?<most>${anyOf(({ limits }) => limits.most)})\s+|\b(?<least>${anyOf(({ limits }) => limits.least)})\s+)?` +
    String.raw`(?<currency>\$\s*)?(?<![a-z0-9])(?<number>[1-9]\d{0,2}(?:[,.]\d{3})+|[1-9]\d{0,6})(?:\.\d{1,2})?\s*(?<thousand>${unit('thousand')})?` +
    String.raw`(?![a-z0-9])\s*(?<miles>(?:${unit('miles')})\b)?(?<dollars>(?:${unit('dollars')})\b)?\s*(?<monthly>(?:${unit('monthly')})\b)?`,
  'g',
);
