import { typedWords } from '@rooftop/inventory/index/keyword/keyword-words';
import type { SearchQuery } from '@rooftop/inventory/index/query';
import type { SearchResult } from '@rooftop/inventory/index/search';
import { withWords } from './query-change.ts';

/** The words of a keyword as typed: those that cars have, and those that the search ignores. */
export function keywordWords({ keyword }: SearchQuery, { unknown }: Pick<SearchResult, 'unknown'>) {
  const words = keyword === null ? [] : typedWords(keyword);
  return {
    known: words.filter(({ word }) => !unknown.includes(word)).map(({ spelled }) => spelled),
    unknown: words.filter(({ word }) => unknown.includes(word)).map(({ spelled }) => spelled),
  };
}

/** The query without the words that find nothing. The same query if there are none. */
export const withoutUnknown = (query: SearchQuery, result: Pick<SearchResult, 'unknown'>): SearchQuery =>
  result.unknown.length === 0
    ? query
    : { ...withWords(query, keywordWords(query, result).known), page: query.page };
