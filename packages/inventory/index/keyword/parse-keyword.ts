import type { Range } from '../query.ts';
import { FILLERS, PHRASES, SYNONYMS } from './synonyms.ts';
import { chunksOf, plainText } from './words.ts';

/** What a shopper typed into the search field. */
export interface Keyword {
  /** each must be found; of the words that stand for one any will do */
  readonly words: readonly (readonly string[])[];
  /** cents */
  readonly price: Range | null;
  /** miles */
  readonly mileage: Range | null;
}

const MOST_CHARACTERS = 100;
const MOST_WORDS = 10;

const AT_MOST = ['under', 'below', 'less than', 'up to', 'at most', 'max', 'maximum', 'cheaper than'];
const AT_LEAST = ['over', 'above', 'more than', 'at least', 'min', 'minimum'];
/** `under 20k`, `less than 30,000 miles`, `$15,000`: a comparison, a currency or a unit makes a number a limit. */
const LIMIT = new RegExp(
  String.raw`(?:\b(?<most>${AT_MOST.join('|')})\s+|\b(?<least>${AT_LEAST.join('|')})\s+)?` +
    String.raw`(?<currency>\$\s*)?(?<![a-z0-9])(?<number>[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,6})(?:\.\d+)?\s*(?<thousand>k|thousand)?` +
    String.raw`(?![a-z0-9])\s*(?<miles>(?:miles|mile|mi)\b)?(?<dollars>dollars\b)?`,
  'g',
);

/** Takes words and limits out of what was typed. Long text is cut: nobody types more by hand. */
export function parseKeyword(text: string): Keyword {
  let price: Range | null = null;
  let mileage: Range | null = null;
  const typed = plainText(Array.from(text).slice(0, MOST_CHARACTERS).join(''));
  let rest = typed;
  for (const { 0: whole, groups = {} } of typed.matchAll(LIMIT)) {
    const { most, least, currency, number = '', thousand, miles, dollars } = groups;
    if ((most ?? least ?? currency ?? miles ?? dollars) === undefined) continue;
    const amount = Number(number.replaceAll(',', '')) * (thousand === undefined ? 1 : 1000);
    const limit = (unit: number): Range =>
      least === undefined ? { min: null, max: amount * unit } : { min: amount * unit, max: null };
    if (miles === undefined) price = narrow(price, limit(100));
    else mileage = narrow(mileage, limit(1));
    rest = rest.replace(whole, ' ');
  }
  for (const [phrase, word] of PHRASES) rest = rest.replaceAll(phrase, word);
  const words = chunksOf(rest)
    .filter((word) => !FILLERS.has(word))
    .slice(0, MOST_WORDS)
    .map((word) => SYNONYMS.get(word) ?? [word]);
  return { words, price, mileage };
}

/** Both limits at once. */
const narrow = (range: Range | null, { min, max }: Range): Range => ({
  min: min === null ? (range?.min ?? null) : Math.max(min, range?.min ?? min),
  max: max === null ? (range?.max ?? null) : Math.min(max, range?.max ?? max),
});
