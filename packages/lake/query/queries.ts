/** Answers of a dataset's queries, kept until something changes. */
import { LRUCache } from 'lru-cache';
import type { Principal } from '../access/principal.ts';
import { mayRead, readKey } from '../access/rights.ts';
import type { Documents } from '../store/documents.ts';
import { createQueryBudget } from './query-budget.ts';
import { isQuick } from './quick.ts';
import { type Question, runQuery } from './run-query.ts';
import { parseQuery, QueryRefused } from './syntax.ts';
import { OutOfTime, withinTime } from './time-limit.ts';
import { createView, type Perspective, type View } from './view.ts';

export interface QueriesOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly documents: Documents;
}

export interface CachedAnswer {
  /** the result as JSON */
  readonly json: string;
  readonly syncTags: readonly string[];
}

export interface Asked {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
}

const MAX_VIEWS = 50;
/** For so long one query may keep everybody waiting, in ms. */
const QUERY_MS = 2000;
/** Characters of a query that may be read without a watch. */
const MAX_UNWATCHED = 2000;
/** Characters of all kept answers together. */
const MAX_KEPT = 32 * 1024 * 1024;

export interface Queries {
  /** Throws QueryRefused, QueryBudgetSpent. */
  ask(principal: Principal, asked: Asked): CachedAnswer;
  /** What somebody may read, in a perspective. */
  view(principal: Principal, perspective: Perspective): View;
  /** To be called after every change of the documents. */
  forget(): void;
}

function runInTime(question: Question, view: View): CachedAnswer {
  const run = (): CachedAnswer => {
    const { result, syncTags } = runQuery(question, view);
    return { json: JSON.stringify(result) ?? 'null', syncTags };
  };
  try {
    const isShort = question.query.length <= MAX_UNWATCHED;
    return isShort && isQuick(question, parseQuery(question.query, question.params))
      ? run()
      : withinTime(QUERY_MS, run);
  } catch (error) {
    const { query } = question;
    if (error instanceof OutOfTime) {
      throw new QueryRefused('The query takes too long', query, { type: 'queryTimeoutError' });
    }
    // The answer, as text, would be longer than a text can be; or the query is too deep for the stack.
    if (error instanceof RangeError) throw new QueryRefused('The query or its answer is too large', query);
    throw error;
  }
}

export function createQueries({ projectId, dataset, documents }: QueriesOptions): Queries {
  const views = new LRUCache<string, View>({ max: MAX_VIEWS });
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ json, syncTags }, key) => json.length + key.length + syncTags.length * 20 + 100,
  });
  const budget = createQueryBudget();

  function view(principal: Principal, perspective: Perspective): View {
    const key = JSON.stringify([readKey(principal), perspective]);
    const known = views.get(key);
    if (known) return known;
    const readable = documents.all().filter((document) => mayRead(principal, document));
    const made = createView(readable, perspective);
    views.set(key, made);
    return made;
  }

  return {
    view,
    ask(principal, { query, params, perspective }) {
      const identity = /identity\s*\(/.test(query) ? principal.id : '';
      const key = JSON.stringify([readKey(principal), perspective, query, params, identity]);
      const known = answers.get(key);
      // What names the time of day is different every time.
      const isTimeless = !/now\s*\(/.test(query);
      if (known && isTimeless) return known;
      const seen = view(principal, perspective);
      const question = { query, params, identity: principal.id, sanity: { projectId, dataset } };
      const answer = budget.charge(principal.id, () => runInTime(question, seen));
      if (isTimeless) answers.set(key, answer);
      return answer;
    },
    forget() {
      views.clear();
      answers.clear();
    },
  };
}
