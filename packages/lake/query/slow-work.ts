/** Runs slow queries and plans large transactions in a separate thread, so that they don't block anything else. */
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { BuiltTransaction } from '../mutations/transaction-plan.ts';
import { WriteRefused } from '../mutations/write-refused.ts';
import type { Documents } from '../store/documents.ts';
import type { DocumentChange } from '../store/transaction.ts';
import { WriterUnavailable } from '../store/writer-link.ts';
import type { QueryResult } from './run-with-limit.ts';
import type {
  DocumentsMessage,
  PlanTask,
  QueryTask,
  ResultMessage,
  TaskMessage,
  TaskRefusal,
} from './slow-worker.ts';
import { QueryRefused } from './syntax.ts';
import { TimeLimitExceeded } from './time-limit.ts';

type Result = QueryResult | BuiltTransaction;
type Refusal = QueryRefused | WriteRefused | TimeLimitExceeded;

/** What a task led to. */
interface SlowResult<Answer extends Result> {
  readonly answer: Answer | Refusal;
  /** Processor time in ms. */
  readonly ms: number;
}

/** Number of documents to copy at once, which blocks the main thread for a few milliseconds. */
const PIECE = 200;
/** Memory limit of the thread. A query that needs more is refused, and the thread restarts. */
const MAX_MEGABYTES = 1024;
/** Time in ms without slow queries after which the copy is dropped. */
const IDLE_MS = 10 * 60 * 1000;

/** Number of principals whose turn is remembered. */
const REMEMBERED = 1000;

interface Waiting extends TaskMessage {
  readonly resolve: (result: SlowResult<Result>) => void;
  readonly reject: (error: unknown) => void;
}

export interface SlowWork {
  /** Resolves with the result or a refusal. Rejects if the lake closes. */
  query(task: Omit<QueryTask, 'kind'>, limit: number): Promise<SlowResult<QueryResult>>;
  /** Builds a transaction without writing it. Resolves and rejects like `query`. */
  plan(task: Omit<PlanTask, 'kind'>, limit: number): Promise<SlowResult<BuiltTransaction>>;
  /** Number of a principal's tasks that wait or run. */
  countPending(principal: string): number;
  /** Must be called after every change of the documents, before the next task. */
  apply(changes: readonly DocumentChange[]): void;
  close(): Promise<void>;
}

/** Creates the runner. The thread starts with the first task and copies the documents then. */
export function createSlowWork(documents: Documents): SlowWork {
  const waiting: Waiting[] = [];
  let running: Waiting | undefined;
  let runningSince = 0;
  let worker: Worker | undefined;
  /** Whether the thread has all documents. */
  let isFilled = false;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let turns = 0;
  /** Last turn of each principal. */
  const lastOf = new LRUCache<string, number>({ max: REMEMBERED });

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  const post = (message: DocumentsMessage | TaskMessage): void => worker?.postMessage(message);

  function open(): void {
    const made = new Worker(new URL('./slow-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    made.unref();
    worker = made;
    isFilled = false;
    made.on('message', ({ id, ms, outcome }: ResultMessage) => {
      const done = running;
      if (done === undefined || done.id !== id) return;
      running = undefined;
      if (outcome.kind === 'failed') done.reject(new Error(outcome.message));
      else if (outcome.kind === 'refused') done.resolve({ answer: refusalFrom(done, outcome.refusal), ms });
      else done.resolve({ answer: outcome.kind === 'query' ? outcome.answer : outcome.built, ms });
      next();
    });
    made.on('error', () => {
      // The thread ran out of memory or has a bug. The running task is refused, and waiting tasks run again.
      if (worker !== made) return;
      worker = undefined;
      const failed = running;
      running = undefined;
      failed?.resolve({ answer: tooLarge(failed), ms: performance.now() - runningSince });
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
    running = takeNext();
    if (running === undefined) return;
    runningSince = performance.now();
    lastOf.set(running.task.principal.id, (turns += 1));
    const { id, task, limit } = running;
    post({ id, task, limit });
  }

  /** Returns the oldest task of the principal who has waited longest since their last one. */
  function takeNext(): Waiting | undefined {
    const rank = ({ task }: Waiting): number => lastOf.get(task.principal.id) ?? 0;
    const [first, ...others] = waiting;
    if (first === undefined) return undefined;
    const best = others.reduce((one, other) => (rank(other) < rank(one) ? other : one), first);
    waiting.splice(waiting.indexOf(best), 1);
    return best;
  }

  async function stop(): Promise<void> {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  }

  function run(task: TaskMessage['task'], limit: number): Promise<SlowResult<Result>> {
    return new Promise((resolve, reject) => {
      waiting.push({ task, limit, id: (lastId += 1), resolve, reject });
      next();
    });
  }

  return {
    async query(task, limit) {
      const { answer, ms } = await run({ kind: 'query', ...task }, limit);
      if ('changes' in answer) throw new Error('The thread mixed up its tasks');
      return { answer, ms };
    },
    async plan(task, limit) {
      const { answer, ms } = await run({ kind: 'plan', ...task }, limit);
      if ('json' in answer) throw new Error('The thread mixed up its tasks');
      return { answer, ms };
    },
    countPending: (principal) =>
      [...waiting, ...(running ? [running] : [])].filter(({ task }) => task.principal.id === principal)
        .length,
    apply(changes) {
      if (worker === undefined || changes.length === 0) return;
      post({ kind: 'documents', changes: changes.map(({ id, after }) => [id, after]) });
    },
    async close() {
      clearTimeout(idle);
      for (const one of waiting.splice(0)) one.reject(new WriterUnavailable('The lake is shutting down.'));
      await stop();
    },
  };
}

const queryOf = ({ task }: TaskMessage): string => (task.kind === 'query' ? task.question.query : '');

function tooLarge(message: TaskMessage): Refusal {
  return message.task.kind === 'query'
    ? new QueryRefused('The query or its result is too large', queryOf(message))
    : new WriteRefused('mutationError', 'The transaction is too large: split it up');
}

function refusalFrom(message: TaskMessage, refusal: TaskRefusal): Refusal {
  if (refusal.kind === 'time') return new TimeLimitExceeded(`Stopped after ${message.limit} ms`);
  if (refusal.kind === 'query') return new QueryRefused(refusal.message, queryOf(message), refusal.more);
  const { type, details, index } = refusal.more;
  const refused = new WriteRefused(type, refusal.message, details);
  refused.index = index;
  return refused;
}
