/** Runs a dataset's queries and caches the results until something changes. */
import { LRUCache } from 'lru-cache';
import type { Principal } from '../access/principal.ts';
import { readKey } from '../access/rights.ts';
import type { Documents } from '../store/documents.ts';
import type { Change } from '../store/transaction.ts';
import { type QueryResult, runQueryWithLimit, runQueryUnlimited } from './run-with-limit.ts';
import { createQueryBudget, QueryBudgetSpent } from './query-budget.ts';
import { isQuick } from './quick.ts';
import type { QueryInput } from './run-query.ts';
import { createSlowQueries } from './slow-queries.ts';
import { parseQuery, QueryRefused } from './syntax.ts';
import type { Perspective } from './view.ts';
import { createViews } from './views.ts';

export interface QueriesOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly documents: Documents;
}

export interface QueryRequest {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
}

/** Maximum time in ms that a query may block the main thread. Longer ones continue in their own thread. */
const MAIN_THREAD_MS = 50;
/** Time limit of a query in that thread, in ms. */
const WORKER_MS = 2000;
/** Time limit there for an unknown query whose principal has used up their budget, in ms. */
const OVER_BUDGET_MS = 200;
/** Maximum length, in characters, of a query that may be parsed without a time limit. */
const MAX_UNLIMITED_LENGTH = 2000;
/** Maximum number of characters of all cached results together. */
const MAX_CACHED_CHARACTERS = 32 * 1024 * 1024;
/** Number of queries whose speed is remembered. */
const REMEMBERED = 5000;
/** Maximum number of a principal's slow queries that may wait. */
const MAX_WAITING = 8;
const MAX_WAITING_OF_SERVICES = 500;

export interface Queries {
  /**
   * Runs a query.
   * @throws QueryRefused or QueryBudgetSpent
   */
  run(principal: Principal, asked: QueryRequest): Promise<QueryResult>;
  /** Must be called after every change of the documents. */
  apply(changes: readonly Change[]): void;
  close(): Promise<void>;
}

/**
 * Returns true for a robot with a role in every tenant, such as the website's: the operator created it, and many
 * visitors wait for its queries.
 */
const isService = ({ isRobot, grants }: Principal): boolean =>
  isRobot && grants.some(({ tenant }) => tenant === '*');

const isTimeout = (error: unknown): boolean =>
  error instanceof QueryRefused && error.type === 'queryTimeoutError';

export function createQueries({ projectId, dataset, documents }: QueriesOptions): Queries {
  const views = createViews(documents);
  const answers = new LRUCache<string, QueryResult>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ json, syncTags }, key) => json.length + key.length + syncTags.length * 20 + 100,
  });
  /** By query: whether it took longer than FIRST_MS the last time. */
  const wasSlow = new LRUCache<string, boolean>({ max: REMEMBERED });
  const underWay = new Map<string, Promise<QueryResult>>();
  const budget = createQueryBudget();
  const slowQueries = createSlowQueries(documents);
  let version = 0;

  /** Returns the result if it is available immediately, or undefined if the query needs its own thread. */
  function runOnMainThread(
    principal: Principal,
    question: QueryInput,
    perspective: Perspective,
  ): QueryResult | undefined {
    const { query, params } = question;
    const isShort = query.length <= MAX_UNLIMITED_LENGTH;
    if (isShort && isQuick(question, parseQuery(query, params))) {
      return runQueryUnlimited(question, views.of(principal, perspective));
    }
    const known = wasSlow.get(query);
    const isSpent = !isService(principal) && budget.retryAfter(principal.id) > 0;
    // Principals who have used up their budget get no more main-thread time for queries that may be slow.
    if (known === true || (known === undefined && isSpent)) return undefined;
    const view = views.of(principal, perspective);
    // The operator's own queries that were quick last time run without a time limit, which costs more than most of
    // them.
    if (known === false && isService(principal)) {
      const began = performance.now();
      const answer = runQueryUnlimited(question, view);
      wasSlow.set(query, performance.now() - began > MAIN_THREAD_MS);
      return answer;
    }
    try {
      const answer = runQueryWithLimit(MAIN_THREAD_MS, question, view);
      wasSlow.set(query, false);
      return answer;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      wasSlow.set(query, true);
      budget.spend(principal.id, MAIN_THREAD_MS);
      return undefined;
    }
  }

  async function answerSlowly(
    principal: Principal,
    question: QueryInput,
    perspective: Perspective,
  ): Promise<QueryResult> {
    const { query } = question;
    const service = isService(principal);
    const wait = service ? 0 : budget.retryAfter(principal.id);
    if (wait > 0 && wasSlow.get(query) === true) throw new QueryBudgetSpent(query, wait);
    if (slowQueries.countPending(principal.id) >= (service ? MAX_WAITING_OF_SERVICES : MAX_WAITING)) {
      throw new QueryBudgetSpent(query, 2);
    }
    const limit = wait > 0 ? OVER_BUDGET_MS : WORKER_MS;
    const { answer, ms } = await slowQueries.run({ principal, perspective, question, limit });
    wasSlow.set(query, ms > MAIN_THREAD_MS);
    if (ms > MAIN_THREAD_MS) budget.spend(principal.id, ms);
    if (wait > 0 && isTimeout(answer)) throw new QueryBudgetSpent(query, wait);
    if (answer instanceof QueryRefused) throw answer;
    return answer;
  }

  return {
    async run(principal, { query, params, perspective }) {
      const identity = /identity\s*\(/.test(query) ? principal.id : '';
      const key = JSON.stringify([readKey(principal), perspective, query, params, identity]);
      // A query that uses the current time has a new result every time.
      const isTimeless = !/now\s*\(/.test(query);
      const known = isTimeless ? (answers.get(key) ?? underWay.get(key)) : undefined;
      if (known) return known;
      const question = { query, params, identity: principal.id, sanity: { projectId, dataset } };
      const here = runOnMainThread(principal, question, perspective);
      if (here !== undefined) {
        if (isTimeless) answers.set(key, here);
        return here;
      }
      const asked = version;
      const answering = answerSlowly(principal, question, perspective);
      if (!isTimeless) return answering;
      underWay.set(key, answering);
      try {
        const answer = await answering;
        // Something may have changed since the request.
        if (version === asked) answers.set(key, answer);
        return answer;
      } finally {
        if (underWay.get(key) === answering) underWay.delete(key);
      }
    },
    apply(changes) {
      version += 1;
      views.clear();
      answers.clear();
      underWay.clear();
      slowQueries.apply(changes);
    },
    close: () => slowQueries.close(),
  };
}
