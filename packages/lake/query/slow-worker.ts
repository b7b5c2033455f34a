/** The thread that runs slow queries and plans large transactions on its own copy of the lake's documents. */
import { parentPort } from 'node:worker_threads';
import type { FieldRules } from '../access/rights/field-rules.ts';
import type { Principal } from '../access/rights/principal.ts';
import type { LakeDocument } from '../document.ts';
import { applySteps, type WriteSteps } from '../mutations/apply-steps.ts';
import { buildTransaction } from '../mutations/transaction-builder.ts';
import type { BuiltTransaction } from '../mutations/transaction-plan.ts';
import { WriteRefused } from '../mutations/write-refused.ts';
import { createDocuments, createLayer } from '../store/documents.ts';
import { processorMs } from './processor-ms.ts';
import { createViews } from './views.ts';
import { runQueryWithLimit, type QueryResult } from './run-with-limit.ts';
import type { QueryInput } from './run-query.ts';
import { QueryRefused } from './syntax.ts';
import { runWithTimeLimit, TimeLimitExceeded } from './time-limit.ts';
import type { Perspective } from './view.ts';

/** Initial documents, or changes since then. Null for a deleted document. */
export interface DocumentsMessage {
  readonly kind: 'documents';
  readonly changes: readonly (readonly [id: string, document: LakeDocument | null])[];
}

export interface QueryTask {
  readonly kind: 'query';
  readonly principal: Principal;
  readonly perspective: Perspective;
  readonly question: QueryInput;
}

export interface PlanTask {
  readonly kind: 'plan';
  readonly principal: Principal;
  readonly transactionId: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly fieldRules: FieldRules;
  readonly steps: WriteSteps;
}

export interface TaskMessage {
  readonly id: number;
  readonly task: QueryTask | PlanTask;
  /** Time limit in ms. */
  readonly limit: number;
}

/** A refusal, taken apart because threads only exchange plain data. */
export type TaskRefusal =
  | {
      readonly kind: 'query';
      readonly message: string;
      readonly more: Partial<Pick<QueryRefused, 'start' | 'end' | 'type'>>;
    }
  | {
      readonly kind: 'write';
      readonly message: string;
      readonly more: Pick<WriteRefused, 'type' | 'details' | 'index'>;
    }
  | { readonly kind: 'time' };

export interface ResultMessage {
  readonly id: number;
  /** Processor time in ms. */
  readonly ms: number;
  readonly outcome:
    | { readonly kind: 'query'; readonly answer: QueryResult }
    | { readonly kind: 'plan'; readonly built: BuiltTransaction }
    | { readonly kind: 'refused'; readonly refusal: TaskRefusal }
    | { readonly kind: 'failed'; readonly message: string };
}

const documents = createDocuments();
const views = createViews(documents);

function plan({ principal, transactionId, timestamp, fieldRules, steps }: PlanTask): BuiltTransaction {
  const layer = createLayer(documents);
  const transaction = buildTransaction({
    id: transactionId,
    principal,
    timestamp,
    fieldRules,
    documents: layer,
  });
  applySteps(transaction, steps);
  return transaction.built();
}

function run({ task, limit }: TaskMessage): ResultMessage['outcome'] {
  if (task.kind === 'plan') return { kind: 'plan', built: runWithTimeLimit(limit, () => plan(task)) };
  const view = views.of(task.principal, task.perspective);
  return { kind: 'query', answer: runQueryWithLimit(limit, task.question, view) };
}

function refusalOf(error: unknown): TaskRefusal | undefined {
  if (error instanceof TimeLimitExceeded) return { kind: 'time' };
  if (error instanceof QueryRefused) {
    const { message, start, end, type } = error;
    return { kind: 'query', message, more: { start, end, type } };
  }
  if (!(error instanceof WriteRefused)) return undefined;
  const { message, type, details, index } = error;
  return { kind: 'write', message, more: { type, details, index } };
}

function outcomeOf(message: TaskMessage): ResultMessage['outcome'] {
  try {
    return run(message);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== undefined) return { kind: 'refused', refusal };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (message: DocumentsMessage | TaskMessage) => {
  if ('kind' in message) {
    for (const [id, document] of message.changes) documents.set(id, document);
    views.clear();
    return;
  }
  const began = processorMs();
  const outcome = outcomeOf(message);
  const result: ResultMessage = { id: message.id, ms: processorMs() - began, outcome };
  // Handed over, not copied.
  parentPort?.postMessage(result, outcome.kind === 'query' ? [outcome.answer.json.buffer] : []);
});
