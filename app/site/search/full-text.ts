/** In-memory search of a few hundred texts, such as articles and questions. */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Language } from '@rooftop/tenancy/languages';
import MiniSearch from 'minisearch';
import { queryWords, placedWordsOf } from './words.ts';

/** Searchable text. */
export interface Searchable {
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
}

/**
 * Query word that a word of the text matches, used to mark it, or null if there is none.
 * @param folded Word as returned by `placedWordsOf`.
 */
export type FoundBy = (folded: string) => string | null;

export interface FoundDocument<Document> {
  readonly document: Document;
  readonly foundBy: FoundBy;
}

export interface TextIndex<Document> {
  /**
   * Finds documents with every query word, in any of its forms or as a prefix. If there are few, documents with most
   * of the words follow. A word that occurs in no document matches those with a similar spelling. A query without
   * words returns all documents in their own order.
   */
  search(query: string): readonly FoundDocument<Document>[];
}

/** Reduces a word to its stem. */
const STEM: Readonly<Record<Language, (folded: string) => string>> = { en: english, es: spanish };

/** Weight of a word by where it occurs. */
const WEIGHTS = { title: 8, headings: 3, text: 1 } as const;
/** If at least this many documents have all words, the others are left out. */
const ENOUGH = 3;
/** Minimum length for prefix matches: "EV" must not match "every". */
const SHORTEST_BEGINNING = 4;
/** Minimum length for spelling corrections. */
const SHORTEST_MISSPELLED = 5;

/** A word of the query. */
interface Term {
  readonly text: string;
  /** Whether no document contains the word, so that it matches words that differ in one letter. */
  readonly isNear: boolean;
}

/** All variants of a word with two adjacent letters swapped. */
const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * Indexes documents for many searches.
 * @param language Language of most documents.
 */
export function createTextIndex<Document extends Searchable>(
  documents: readonly Document[],
  language: Language,
): TextIndex<Document> {
  const stem = STEM[language];
  const index = new MiniSearch<{ id: number } & Record<keyof typeof WEIGHTS, string>>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => placedWordsOf(text).map(({ folded }) => folded),
    processTerm: stem,
  });
  index.addAll(
    documents.map(({ title, headings, text }, id) => ({ id, title, headings: headings.join('\n'), text })),
  );
  const known = new Set(
    documents.flatMap(({ title, headings, text }) =>
      [title, ...headings, text].flatMap((part) => placedWordsOf(part).map(({ folded }) => stem(folded))),
    ),
  );
  const isBeginning = (term: string) => term.length >= SHORTEST_BEGINNING;
  const isKnown = (term: string) =>
    known.has(term) || (isBeginning(term) && [...known].some((one) => one.startsWith(term)));
  const termOf = (word: string): Term => {
    const text = stem(word);
    if (word.length < SHORTEST_MISSPELLED || isKnown(text)) return { text, isNear: false };
    const meant = swapped(word).map(stem).find(isKnown);
    return { text: meant ?? text, isNear: meant === undefined };
  };

  const find = (words: readonly string[]): readonly FoundDocument<Document>[] => {
    const near = new Map(words.map(termOf).map(({ text, isNear }) => [text, isNear]));
    const terms = [...near.keys()];
    const results = index.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: WEIGHTS,
      prefix: isBeginning,
      fuzzy: (term) => near.get(term) === true && 1,
    });
    const full = results.filter(({ queryTerms }) => queryTerms.length === terms.length);
    const rest = results.filter(
      ({ queryTerms: { length } }) => length < terms.length && length >= terms.length / 2,
    );
    return [...full, ...(full.length < ENOUGH ? rest : [])].flatMap(({ id, terms: held }) => {
      const { [id]: document } = documents;
      const marked = new Set(held);
      const foundBy = (folded: string) => (marked.has(stem(folded)) ? stem(folded) : null);
      return document === undefined ? [] : [{ document, foundBy }];
    });
  };

  return {
    search(query) {
      const queryWordList = queryWords(query, language);
      return queryWordList.length === 0
        ? documents.map((document) => ({ document, foundBy: () => null }))
        : find(queryWordList);
    },
  };
}
