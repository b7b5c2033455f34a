/**
 * What shoppers say in the languages that we know. All of them are read at once: on a Spanish page people search for
 * "SUV bajo 25k", and on an English one for "troca".
 */
import { ENGLISH } from './lexicons/en.ts';
import { SPANISH } from './lexicons/es.ts';
import type { Lexicon } from './lexicons/lexicon.ts';

/** Where two languages mean different things by one word, the first language applies. */
const LEXICONS: readonly Lexicon[] = [ENGLISH, SPANISH];

const wordsIn = (text: string): readonly string[] => text.split(' ');

/** What shoppers say, and the words that cars are found by. Any of several words matches. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  LEXICONS.toReversed().flatMap(({ synonyms }) =>
    Object.entries(synonyms).flatMap(([said, words]) =>
      wordsIn(said).map((word) => [word, wordsIn(words)] as const),
    ),
  ),
);

/** Phrases that mean one word. */
export const PHRASES = LEXICONS.flatMap(({ phrases }) => phrases);

/** Words that say nothing about a car. */
export const FILLERS: ReadonlySet<string> = new Set(LEXICONS.flatMap(({ fillers }) => wordsIn(fillers)));

const anyOf = (read: (lexicon: Lexicon) => readonly string[] | string): string =>
  LEXICONS.flatMap(read).join('|');
const unit = (name: keyof Lexicon['units']): string => anyOf(({ units }) => units[name]);

/** `between 10k and 20k`, to be read as two limits: the phrase up to its second number. */
export const BETWEEN = LEXICONS.map(
  ({ limits: { between } }) =>
    new RegExp(String.raw`\b${between[0]}\s+(\S{1,12})\s+${between[1]}\s+(?=[$\d])`, 'g'),
);

/** `under 20k`, `menos de 30,000 millas`, `$15,000`, `400 a month`: a comparison, a currency or a unit makes a number a limit. */
export const LIMIT = new RegExp(
  String.raw`(?:\b(?<most>${anyOf(({ limits }) => limits.most)})\s+|\b(?<least>${anyOf(({ limits }) => limits.least)})\s+)?` +
    String.raw`(?<currency>\$\s*)?(?<![a-z0-9])(?<number>[1-9]\d{0,2}(?:[,.]\d{3})+|[1-9]\d{0,6})(?:\.\d{1,2})?\s*(?<thousand>${unit('thousand')})?` +
    String.raw`(?![a-z0-9])\s*(?<miles>(?:${unit('miles')})\b)?(?<dollars>(?:${unit('dollars')})\b)?\s*(?<monthly>(?:${unit('monthly')})\b)?`,
  'g',
);
