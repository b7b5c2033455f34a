/** Runs a dataset's queries and caches the results until something changes. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createFairQueue } from '@rooftop/budgets/fair-queue';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Principal } from '../access/rights/principal.ts';
import { isService, readKey } from '../access/rights/rights.ts';
import type { Documents } from '../store/documents.ts';
import type { DocumentChange } from '../store/transaction.ts';
import { type QueryResult, runQueryWithLimit, runQueryUnlimited } from './run-with-limit.ts';
import { processorMs } from './processor-ms.ts';
import { createQueryTime, slowQueriesSpent, streamsSpent } from './query-time.ts';
import { isQuick } from './quick.ts';
import type { QueryInput } from './run-query.ts';
import type { ArraySteps } from './source-map.ts';
import type { SlowWork } from './slow-work.ts';
import { parseQuery, QueryRefused } from './syntax.ts';
import type { DatasetView, Perspective } from './view.ts';
import { createViews } from './views.ts';

interface QueriesOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly documents: Documents;
  readonly slowWork: SlowWork;
}

interface QueryRequest {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
  /** Whether the sources of the result's texts are wanted, and how they are written. */
  readonly sourceMap?: ArraySteps | undefined;
}

const MAIN_THREAD_MS = BUDGETS.mainThreadQuery.each;
/** Maximum length, in characters, of a query that may be parsed without a time limit. */
const MAX_UNLIMITED_LENGTH = 2000;
/** Maximum size of all cached results together, in bytes. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** Number of queries whose speed is remembered. */
const REMEMBERED = 5000;
/** Queries on the main thread, one at a time, in turns of those who ask. */
const TURNS = { atOnce: BUDGETS.mainThreadQueries, waiting: 1000, maxWaitMs: 10_000 };

export interface Queries {
  /**
   * Runs a query.
   * @throws QueryRefused or BudgetSpent
   */
  run(principal: Principal, request: QueryRequest): Promise<QueryResult>;
  /**
   * Returns the ids of the documents that a query selects, among those the principal may read. All of its time counts.
   * @throws QueryRefused or BudgetSpent
   */
  selectIds(
    principal: Principal,
    query: string,
    params: Readonly<Record<string, unknown>>,
  ): Promise<readonly string[]>;
  /**
   * Does work that is like a query, such as passing changes through a stream's filter, in the principal's turn. All of
   * its time counts if it takes long.
   * @throws BudgetSpent or QueueFullError
   */
  runInTurn<Result>(principal: Principal, work: () => Result): Promise<Result>;
  /** Must be called after every change of the documents. */
  apply(changes: readonly DocumentChange[]): void;
}

const idsSchema = z.array(z.string());

const isTimeout = (error: unknown): boolean =>
  error instanceof QueryRefused && error.type === 'queryTimeoutError';

/** Whether a query goes through the documents once, so that it is answered even if its author's time is used up. */
const isSimpleQuery = (question: QueryInput): boolean =>
  question.query.length <= MAX_UNLIMITED_LENGTH &&
  isQuick(question, parseQuery(question.query, question.params));

/** Runs a query within the main thread's limit, and once more if other programs had the processor most of that time. */
function runForMoment(question: QueryInput, view: DatasetView): QueryResult {
  const began = processorMs();
  try {
    return runQueryWithLimit(MAIN_THREAD_MS, question, view);
  } catch (error) {
    if (!isTimeout(error) || processorMs() - began > MAIN_THREAD_MS / 2) throw error;
    return runQueryWithLimit(MAIN_THREAD_MS, question, view);
  }
}

export function createQueries({ projectId, dataset, documents, slowWork }: QueriesOptions): Queries {
  const views = createViews(documents);
  const answers = new LRUCache<string, QueryResult>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ json, sourceMap, syncTags }, key) =>
      json.length + (sourceMap?.length ?? 0) + key.length + syncTags.length * 20 + 100,
  });
  /** By query: whether it took longer than FIRST_MS the last time. */
  const wasSlow = new LRUCache<string, boolean>({ max: REMEMBERED });
  const underWay = new Map<string, Promise<QueryResult>>();
  const time = createQueryTime();
  const turns = createFairQueue(TURNS);
  let version = 0;

  /** Returns the result if it is available immediately, or undefined if the query needs its own thread. */
  function runOnMainThread(
    principal: Principal,
    question: QueryInput,
    perspective: Perspective,
  ): QueryResult | undefined {
    const { query } = question;
    const isSimple = isSimpleQuery(question);
    if (isSimple && isService(principal)) {
      return runQueryUnlimited(question, views.of(principal, perspective));
    }
    if (time.isBusy(principal)) return undefined;
    const known = wasSlow.get(query);
    const isSpent = time.waitOf(principal) > 0;
    // Principals who have used up their budget get no more main-thread time for queries that may be slow.
    if (!isSimple && (known === true || (known === undefined && isSpent))) return undefined;
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
      const answer = runForMoment(question, view);
      wasSlow.set(query, false);
      return answer;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      wasSlow.set(query, !isSimple);
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
    const wait = time.waitOf(principal);
    const isSimple = isSimpleQuery(question);
    if (wait > 0 && wasSlow.get(query) === true) throw slowQueriesSpent(query, wait);
    if (
      slowWork.countPending(principal.id) >=
      (service ? BUDGETS.waitingServiceTasks : BUDGETS.waitingTasks).person
    ) {
      throw slowQueriesSpent(query, 2);
    }
    const limit = wait > 0 ? BUDGETS.overBudgetQuery.each : BUDGETS.threadQuery.each;
    const { answer, ms } = await slowWork.query({ principal, perspective, question }, limit);
    wasSlow.set(query, !isSimple && ms > MAIN_THREAD_MS);
    time.charge(principal, ms);
    if (wait > 0 && isTimeout(answer)) throw slowQueriesSpent(query, wait);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  async function run(
    principal: Principal,
    { query, params, perspective, sourceMap }: QueryRequest,
    idsOnly: boolean,
  ): Promise<QueryResult> {
    const identity = /identity\s*\(/.test(query) ? principal.id : '';
    const key = JSON.stringify([
      readKey(principal),
      perspective,
      query,
      params,
      identity,
      idsOnly,
      sourceMap,
    ]);
    // A query that uses the current time has a new result every time.
    const isTimeless = !/now\s*\(/.test(query);
    const known = isTimeless ? (answers.get(key) ?? underWay.get(key)) : undefined;
    if (known) return known;
    const question = {
      query,
      params,
      identity: principal.id,
      sanity: { projectId, dataset },
      idsOnly,
      ...(sourceMap === undefined ? {} : { sourceMap }),
    };
    const runHere = (): QueryResult | undefined => {
      const answer = time.measure(
        principal,
        () => runOnMainThread(principal, question, perspective),
        idsOnly ? 0 : undefined,
      );
      if (answer !== undefined && isTimeless) answers.set(key, answer);
      return answer;
    };
    const here = isService(principal)
      ? runHere()
      : await turns.run(async () => runHere(), { person: principal.id });
    if (here !== undefined) return here;
    const startVersion = version;
    const answering = answerSlowly(principal, question, perspective);
    if (!isTimeless) return answering;
    underWay.set(key, answering);
    try {
      const answer = await answering;
      // Something may have changed since the request.
      if (version === startVersion) answers.set(key, answer);
      return answer;
    } finally {
      if (underWay.get(key) === answering) underWay.delete(key);
    }
  }

  return {
    run: (principal, request) => run(principal, request, false),
    async selectIds(principal, query, params) {
      const wait = time.waitOf(principal);
      if (wait > 0) throw slowQueriesSpent(query, wait);
      const { json } = await run(principal, { query, params, perspective: 'raw' }, true);
      return idsSchema.parse(JSON.parse(Buffer.from(json).toString()));
    },
    async runInTurn(principal, work) {
      if (isService(principal)) return work();
      const wait = time.waitOf(principal);
      if (wait > 0) throw streamsSpent(wait);
      return turns.run(async () => time.measure(principal, work), { person: principal.id });
    },
    apply(changes) {
      version += 1;
      views.clear();
      answers.clear();
      underWay.clear();
      slowWork.apply(changes);
    },
  };
}
