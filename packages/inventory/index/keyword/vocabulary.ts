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

/** A single letter or digit matches only itself, not the words that begin with it. */
const LEAST_PREFIX = 2;
const isBeginning = (word: string, of: string): boolean =>
  word.length < LEAST_PREFIX ? word === of : of.startsWith(word);

/** The values with this word, or with one that begins with it. */
export function beginningWith({ words, ids }: KeywordVocabulary, word: string): ReadonlySet<number> {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  for (let known = words[low]; known !== undefined && isBeginning(word, known); known = words[low]) {
    for (const id of ids[low] ?? []) found.add(id);
    low += 1;
  }
  return found;
}

/** How many typos a word may have. Numbers may have none: 2019 is not 2018. */
function slipsForgiven(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The values with a word that this one may be a typo of. */
export function similarTo({ words, ids }: KeywordVocabulary, word: string): ReadonlySet<number> {
  const slips = slipsForgiven(word);
  const found = new Set<number>();
  if (slips === 0) return found;
  for (const [at, known] of words.entries()) {
    if (!isTypoOf(word, known, slips)) continue;
    for (const id of ids[at] ?? []) found.add(id);
  }
  return found;
}
