/** Search in a few hundred texts held in memory: articles, questions. */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Language } from '@rooftop/content/languages';
import MiniSearch from 'minisearch';
import { queryWords, wordsOf } from './words.ts';

/** What a search looks at. */
export interface Searchable {
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
}

/** What a word of a text was found by, so that it is marked; null: nobody looked for it. @param folded as `wordsOf` gives it */
export type FoundBy = (folded: string) => string | null;

export interface Found<Document> {
  readonly document: Document;
  readonly foundBy: FoundBy;
}

export interface TextIndex<Document> {
  /**
   * Documents that hold every word of a question, in any of its forms or as the beginning of one; where these are few,
   * those that hold most of it follow. A word that stands nowhere is taken for one that is spelled almost alike.
   * Without words: all documents in their own order.
   */
  search(query: string): readonly Found<Document>[];
}

/** A word without its endings. */
const STEM: Readonly<Record<Language, (folded: string) => string>> = { en: english, es: spanish };

/** What a word counts for by where it stands. */
const WEIGHTS = { title: 8, headings: 3, text: 1 } as const;
/** Documents that are enough of an answer, so that none that holds less follows. */
const ENOUGH = 3;
/** Shorter ones stand for themselves: EV is no beginning of "every". */
const SHORTEST_BEGINNING = 4;
/** Shorter ones are not taken for others. */
const SHORTEST_MISSPELLED = 5;

/** A word as it is looked for. */
interface Term {
  readonly text: string;
  /** nobody wrote it, so that it is taken for others that differ in one letter */
  readonly isNear: boolean;
}

/** A word as it would be if two neighbours in it had changed places. */
const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Reads documents once, for many searches. @param language of most of them */
export function createTextIndex<Document extends Searchable>(
  documents: readonly Document[],
  language: Language,
): TextIndex<Document> {
  const stem = STEM[language];
  const index = new MiniSearch<{ id: number } & Record<keyof typeof WEIGHTS, string>>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => wordsOf(text).map(({ folded }) => folded),
    processTerm: stem,
  });
  index.addAll(
    documents.map(({ title, headings, text }, id) => ({ id, title, headings: headings.join('\n'), text })),
  );
  const known = new Set(
    documents.flatMap(({ title, headings, text }) =>
      [title, ...headings, text].flatMap((part) => wordsOf(part).map(({ folded }) => stem(folded))),
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

  const find = (asked: readonly string[]): readonly Found<Document>[] => {
    const near = new Map(asked.map(termOf).map(({ text, isNear }) => [text, isNear]));
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
      const asked = queryWords(query, language);
      return asked.length === 0
        ? documents.map((document) => ({ document, foundBy: () => null }))
        : find(asked);
    },
  };
}
