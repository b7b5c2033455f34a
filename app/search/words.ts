/** Letters and figures with their accents, and the apostrophes within: "don't" is one word, "F-150" are two. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** A word of a text, and where it stands. */
export interface PlacedWord {
  /** without accents, case and apostrophes */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '');

/** The words of a text in its order. */
export function wordsOf(text: string): readonly PlacedWord[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index: start }) => ({ folded: fold(word), start, end: start + word.length }))
    .filter(({ folded }) => folded !== '');
}

/** More words than anybody asks for. */
const MOST_WORDS = 12;
/** Characters of a question that are read. */
const MOST_CHARACTERS = 200;

/** The words somebody asks for, each once. */
export function queryWords(query: string): readonly string[] {
  const words = wordsOf(query.slice(0, MOST_CHARACTERS)).map(({ folded }) => folded);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
