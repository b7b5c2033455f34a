import type { Range } from '../query.ts';
import { BETWEEN, FILLERS, LIMIT, PHRASES, SYNONYMS } from './synonyms.ts';
import { chunksOf, plainText } from './words.ts';

/** The parsed text of the search field. */
export interface Keyword {
  /** All must be found. Each is a list of alternatives, any of which will do. */
  readonly words: readonly (readonly string[])[];
  /** In cents. */
  readonly price: Range | null;
  /** In miles. */
  readonly mileage: Range | null;
  /** In cents per month. */
  readonly payment: Range | null;
}

const MOST_CHARACTERS = 100;
const MOST_WORDS = 10;

/** Parses words and limits in the text of the search field. Cuts long text, because nobody types more by hand. */
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

/** Combines two ranges so that both limits apply. */
const narrow = (range: Range | null, { min, max }: Range): Range => ({
  min: min === null ? (range?.min ?? null) : Math.max(min, range?.min ?? min),
  max: max === null ? (range?.max ?? null) : Math.min(max, range?.max ?? max),
});
