import { type Bits, countBits, intersect, noBits } from '../bits.ts';
import { addIdentified } from '../identifiers.ts';
import { unite } from '../postings.ts';
import type { Snapshot } from '../snapshot.ts';
import { beginningWith, similarTo } from './vocabulary.ts';

/**
 * Adds the cars that a word finds: by words in their values, or by VIN and stock number. Tolerates typos only if it
 * finds no car that way.
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

/** The cars that all words find, without sold ones. @param words the alternatives for each word */
export function findWords(words: readonly (readonly string[])[], snapshot: Snapshot): Bits {
  const found = snapshot.sets.live.slice();
  for (const alternatives of words) {
    const one = noBits(snapshot.size);
    for (const word of alternatives) addWord(one, word, snapshot);
    intersect(found, one);
  }
  return found;
}
