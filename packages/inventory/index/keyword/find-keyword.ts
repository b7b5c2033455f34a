import { type Bits, countBits, intersect, noBits } from '../bits.ts';
import { addIdentified } from '../identifiers.ts';
import { unite } from '../postings.ts';
import type { Snapshot } from '../snapshot.ts';
import { beginningWith, similarTo } from './vocabulary.ts';

/**
 * Cars that a word finds: by the words they are described with, or by VIN and stock number. Only when no car of the
 * dealership has such a word is it taken for a slip of another.
 */
function addWord(into: Bits, word: string, snapshot: Snapshot): void {
  const { vocabulary, postings } = snapshot;
  const found = beginningWith(vocabulary, word);
  addIdentified(into, word, snapshot);
  const ids = found.size > 0 || countBits(into) > 0 ? found : similarTo(vocabulary, word);
  for (const id of ids) {
    const cars = postings[id];
    if (cars !== undefined) unite(into, cars);
  }
}

/** The cars that every word finds, sold ones apart. @param words each as its alternatives */
export function findWords(words: readonly (readonly string[])[], snapshot: Snapshot): Bits {
  const found = snapshot.sets.live.slice();
  for (const alternatives of words) {
    const one = noBits(snapshot.size);
    for (const word of alternatives) addWord(one, word, snapshot);
    intersect(found, one);
  }
  return found;
}
