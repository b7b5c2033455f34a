/** Runs slow queries in a separate thread, so that they don't block anything else. */
import { Worker } from 'node:worker_threads';
import type { Principal } from '../access/principal.ts';
import type { Documents } from '../store/documents.ts';
import type { Change } from '../store/transaction.ts';
import type { QueryResult } from './run-with-limit.ts';
import type { DocumentsMessage, QueryMessage, ResultMessage } from './query-worker.ts';
import type { QueryInput } from './run-query.ts';
import { QueryRefused } from './syntax.ts';
import type { Perspective } from './view.ts';

export interface SlowQuery {
  readonly principal: Principal;
  readonly perspective: Perspective;
  readonly question: QueryInput;
  /** Time limit in ms. */
  readonly limit: number;
}

export interface SlowQueryResult {
  readonly answer: QueryResult | QueryRefused;
  /** Duration in ms, without waiting time. */
  readonly ms: number;
}

/** Number of documents to copy at once, which blocks the main thread for a few milliseconds. */
const PIECE = 200;
/** Memory limit of the thread. A query that needs more is refused, and the thread restarts. */
const MAX_MEGABYTES = 1024;
/** Time in ms without slow queries after which the copy is dropped. */
const IDLE_MS = 10 * 60 * 1000;

interface Waiting extends SlowQuery {
  readonly id: number;
  readonly resolve: (answered: SlowQueryResult) => void;
  readonly reject: (error: unknown) => void;
}

export interface SlowQueries {
  /** Resolves with the result or a refusal. Rejects if the lake closes. */
  run(question: SlowQuery): Promise<SlowQueryResult>;
  /** Number of a principal's queries that wait or run. */
  countPending(principal: string): number;
  /** Must be called after every change of the documents, before the next query. */
  apply(changes: readonly Change[]): void;
  close(): Promise<void>;
}

/** Creates the runner. The thread starts with the first slow query and copies the documents then. */
export function createSlowQueries(documents: Documents): SlowQueries {
  const waiting: Waiting[] = [];
  let running: Waiting | undefined;
  let runningSince = 0;
  let worker: Worker | undefined;
  /** Whether the thread has all documents. */
  let isFilled = false;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  const post = (message: DocumentsMessage | QueryMessage): void => worker?.postMessage(message);

  function open(): void {
    const made = new Worker(new URL('./query-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    made.unref();
    worker = made;
    isFilled = false;
    made.on('message', ({ id, ms, outcome }: ResultMessage) => {
      const asked = running;
      if (asked === undefined || asked.id !== id) return;
      running = undefined;
      const { query } = asked.question;
      if (outcome.kind === 'answer') asked.resolve({ answer: outcome.answer, ms });
      else if (outcome.kind === 'refused') {
        asked.resolve({ answer: new QueryRefused(outcome.message, query, outcome.more), ms });
      } else asked.reject(new Error(outcome.message));
      next();
    });
    made.on('error', () => {
      // The thread ran out of memory or has a bug. The running query is refused, and waiting queries run again.
      if (worker !== made) return;
      worker = undefined;
      const failed = running;
      running = undefined;
      failed?.resolve({
        answer: new QueryRefused('The query or its result is too large', failed.question.query),
        ms: performance.now() - runningSince,
      });
      next();
    });
    void fill(made);
  }

  /** Copies the current documents in batches. Changes in the meantime are sent after each batch. */
  async function fill(made: Worker): Promise<void> {
    const all = documents.all();
    for (let at = 0; at < all.length; at += PIECE) {
      if (worker !== made) return;
      // Sends the current version of each document. A later change was either sent before or follows.
      const changes = all.slice(at, at + PIECE).flatMap(({ _id }) => {
        const document = documents.get(_id);
        return document === undefined ? [] : [[_id, document] as const];
      });
      post({ kind: 'documents', changes });
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (worker !== made) return;
    isFilled = true;
    next();
  }

  function next(): void {
    clearTimeout(idle);
    if (running !== undefined) return;
    if (waiting.length === 0) {
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
      return;
    }
    // Once the thread is filled, which takes no time if there are no documents, this is called again.
    if (worker === undefined) {
      open();
      return;
    }
    if (!isFilled) return;
    running = waiting.shift();
    if (running === undefined) return;
    runningSince = performance.now();
    const { id, principal, perspective, question, limit } = running;
    post({ kind: 'query', id, principal, perspective, question, limit });
  }

  async function stop(): Promise<void> {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  }

  return {
    run: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...question, id: (lastId += 1), resolve, reject });
        next();
      }),
    countPending: (principal) =>
      [...waiting, ...(running ? [running] : [])].filter((one) => one.principal.id === principal).length,
    apply(changes) {
      if (worker === undefined || changes.length === 0) return;
      post({ kind: 'documents', changes: changes.map(({ id, after }) => [id, after]) });
    },
    async close() {
      clearTimeout(idle);
      for (const one of waiting.splice(0))
        one.reject(new QueryRefused('The lake is closing', one.question.query));
      await stop();
    },
  };
}
