/** Finds the word of the lexicon that a shopper may have misspelled. */
import { isTypoOf } from '../index/keyword/typo.ts';
import { CATALOG } from './catalog.ts';
import { compact } from './expand.ts';
import { LEXICON } from './lexicon-entries.ts';

interface Target {
  readonly key: string;
  readonly slips: number;
  /** The make that must be spoken too, because the word is short. */
  readonly make: string | null;
  readonly isMake: boolean;
}

const SHORT = 4;
const SHORTEST_MAKE = 5;
const SHORTEST_WORD = 6;
const LONG = 8;
const isWord = (key: string): boolean => /^[a-z]+$/.test(key);

function targets(): readonly Target[] {
  const found: Target[] = [];
  const taken = new Set<string>();
  const add = (key: string, slips: number, make: string | null, isMake: boolean): void => {
    if (LEXICON.get(key)?.isWord !== true || !isWord(key) || taken.has(key)) return;
    taken.add(key);
    found.push({ key, slips, make, isMake });
  };
  for (const { names, value, models } of CATALOG) {
    for (const key of names.map(compact)) {
      if (key.length >= SHORT)
        add(key, key.length > SHORTEST_WORD ? 2 : 1, key.length < SHORTEST_MAKE ? value : null, true);
    }
    for (const key of models.flatMap((model) => model.names.map(compact))) {
      const isLong = key.length >= SHORTEST_WORD;
      if (key.length >= SHORT && LEXICON.get(key)?.meaning.kind === 'model') {
        add(key, key.length >= LONG ? 2 : 1, isLong ? null : value, false);
      }
    }
  }
  for (const [key, { meaning }] of LEXICON) {
    if (meaning.kind === 'value' && key.length >= SHORTEST_WORD) add(key, 1, null, false);
  }
  return found;
}

const TARGETS = targets();

/** Two typos are forgiven in a word of at least this many letters. */
const SHORTEST_WITH_TWO = 6;

/** People rarely mistype the first letter, but leave out an H: "onda". */
const beginsLike = (word: string, { key, isMake }: Target): boolean =>
  word[0] === key[0] || (isMake && key.slice(1) === word);

/** "Explore" and "optimal" are other words, not typos of Explorer and Optima. */
const isRelated = (word: string, { key }: Target): boolean => key.startsWith(word) || word.startsWith(key);

/**
 * The key of the only likely word, or null if there is none.
 * @param makes makes that the phrase names; short words are corrected only beside their make
 */
export function correctTypo(word: string, makes: ReadonlySet<string>): string | null {
  if (word.length < SHORT || !isWord(word)) return null;
  let best: Target | null = null;
  for (const target of TARGETS) {
    const slips = word.length < SHORTEST_WITH_TWO ? 1 : target.slips;
    if (Math.abs(word.length - target.key.length) > slips || !beginsLike(word, target)) continue;
    if (isRelated(word, target)) continue;
    if (target.make !== null && !makes.has(target.make)) continue;
    if (!isTypoOf(word, target.key, slips)) continue;
    if (isTypoOf(word, target.key, 1)) return target.key;
    best ??= target;
  }
  return best?.key ?? null;
}
