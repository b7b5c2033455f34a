import type { Attributes } from '../attributes.ts';
import type { Postings } from '../postings.ts';
import { isTypoOf } from './typo.ts';

/** Words that cars are found by, sorted, and for each the ids of the values that contain it. */
export interface KeywordVocabulary {
  readonly words: readonly string[];
  readonly ids: readonly (readonly number[])[];
}

/** The words of all values that some car has. */
export function readVocabulary(
  { all }: Attributes,
  postings: readonly (Postings | undefined)[],
): KeywordVocabulary {
  const ids = new Map<string, number[]>();
  for (const { id, words } of all) {
    if (postings[id] === undefined) continue;
    for (const word of words) {
      const known = ids.get(word);
      if (known) known.push(id);
      else ids.set(word, [id]);
    }
  }
  const sorted = [...ids].sort(([a], [b]) => (a < b ? -1 : 1));
  return { words: sorted.map(([word]) => word), ids: sorted.map(([, list]) => list) };
}

/** Where a word is, or would be. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The values with exactly this word. */
export function withWord({ words, ids }: KeywordVocabulary, word: string): Iterable<number> {
  const at = placeOf(words, word);
  return words[at] === word ? (ids[at] ?? []) : [];
}

/** Shorter words are no beginnings of others. */
const SHORTEST_BEGINNING = 3;

/** The values with a word that begins with this one, as shoppers type it: "blueto". */
export function beginningWith({ words, ids }: KeywordVocabulary, word: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (word.length < SHORTEST_BEGINNING) return found;
  for (let at = placeOf(words, word); words[at]?.startsWith(word) === true; at += 1) {
    for (const id of ids[at] ?? []) found.add(id);
  }
  return found;
}

/**
 * How many typos a word may have. Numbers may have none: 2019 is not 2018. Short words may have none, because another
 * word is more likely: "boat" is not "bolt". The names of makes and models are corrected before (phrase/typos.ts).
 */
function slipsForgiven(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 6) return 0;
  return word.length < 9 ? 1 : 2;
}

/** The values with a word that this one may be a typo of. People rarely mistype the first letter. */
export function similarTo({ words, ids }: KeywordVocabulary, word: string): ReadonlySet<number> {
  const slips = slipsForgiven(word);
  const found = new Set<number>();
  if (slips === 0) return found;
  for (const [at, known] of words.entries()) {
    if (word[0] !== known[0] || !isTypoOf(word, known, slips)) continue;
    for (const id of ids[at] ?? []) found.add(id);
  }
  return found;
}
