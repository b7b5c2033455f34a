import type { AudienceView } from '../audience.ts';
import { type Bits, countBoth, intersect, noBits } from '../bits.ts';
import { addIdentified } from '../identifiers.ts';
import { unite } from '../postings.ts';
import type { Snapshot } from '../snapshot.ts';
import { beginningWith, similarTo, withWord } from './keyword-vocabulary.ts';
import { chunksOf } from './keyword-words.ts';

/** What a keyword finds. */
interface FoundKeyword {
  readonly bits: Bits;
  /** Words that no car has which the audience sees, in lower case without signs. They are ignored. */
  readonly unknown: readonly string[];
}

/**
 * The cars that a word finds: those that have the whole word in their values, or in their VIN or stock number. Only if
 * there is none, those with a word that begins with it, and then those with a word that it may be a typo of.
 * @returns null if the audience sees no such car
 */
function findWord(word: string, snapshot: Snapshot, seen: Bits): Bits | null {
  const { vocabulary, postings, size } = snapshot;
  for (const find of [withWord, beginningWith, similarTo]) {
    const bits = noBits(size);
    for (const id of find(vocabulary, word)) {
      const cars = postings[id];
      if (cars !== undefined) unite(bits, cars);
    }
    if (find === withWord) addIdentified(bits, word, snapshot);
    if (countBoth(bits, seen) > 0) return bits;
  }
  return null;
}

/** The cars that all known words of a keyword find, without sold ones. */
export function findKeyword(text: string, snapshot: Snapshot, { all }: AudienceView): FoundKeyword {
  const bits = snapshot.sets.live.slice();
  const unknown: string[] = [];
  for (const word of new Set(chunksOf(text))) {
    const found = findWord(word, snapshot, all.bits);
    if (found === null) unknown.push(word);
    else intersect(bits, found);
  }
  return { bits, unknown };
}
