import type { Range } from '../query.ts';
import { BETWEEN, FILLERS, LIMIT, PHRASES, SYNONYMS } from './synonyms.ts';
import { chunksOf, plainText } from './words.ts';

/** What a shopper typed into the search field. */
export interface Keyword {
  /** each must be found; of the words that stand for one any will do */
  readonly words: readonly (readonly string[])[];
  /** cents */
  readonly price: Range | null;
  /** miles */
  readonly mileage: Range | null;
  /** cents a month */
  readonly payment: Range | null;
}

const MOST_CHARACTERS = 100;
const MOST_WORDS = 10;

/** Takes words and limits out of what was typed. Long text is cut: nobody types more by hand. */
export function parseKeyword(text: string): Keyword {
  let price: Range | null = null;
  let mileage: Range | null = null;
  let payment: Range | null = null;
  let typed = plainText(Array.from(text).slice(0, MOST_CHARACTERS).join(''));
  for (const between of BETWEEN) typed = typed.replaceAll(between, 'over $1 under ');
  let rest = typed;
  for (const { 0: whole, groups = {} } of typed.matchAll(LIMIT)) {
    const { most, least, currency, number = '', thousand, miles, dollars, monthly } = groups;
    if ((most ?? least ?? currency ?? miles ?? dollars ?? monthly) === undefined) continue;
    const amount = Number(number.replaceAll(/[,.]/g, '')) * (thousand === undefined ? 1 : 1000);
    const limit = (unit: number): Range =>
      least === undefined ? { min: null, max: amount * unit } : { min: amount * unit, max: null };
    if (miles !== undefined) mileage = narrow(mileage, limit(1));
    else if (monthly !== undefined) payment = narrow(payment, limit(100));
    else price = narrow(price, limit(100));
    rest = rest.replace(whole, ' ');
  }
  for (const [phrase, word] of PHRASES) rest = rest.replaceAll(phrase, word);
  const words = chunksOf(rest)
    .filter((word) => !FILLERS.has(word))
    .slice(0, MOST_WORDS)
    .map((word) => SYNONYMS.get(word) ?? [word]);
  return { words, price, mileage, payment };
}

/** Both limits at once. */
const narrow = (range: Range | null, { min, max }: Range): Range => ({
  min: min === null ? (range?.min ?? null) : Math.max(min, range?.min ?? min),
  max: max === null ? (range?.max ?? null) : Math.min(max, range?.max ?? max),
});
