/** The thread that runs slow queries on its own copy of the lake's documents. */
import { parentPort } from 'node:worker_threads';
import type { Principal } from '../access/principal.ts';
import type { LakeDocument } from '../document.ts';
import { createDocuments } from '../store/documents.ts';
import { createViews } from './views.ts';
import { runQueryWithLimit, type QueryResult } from './run-with-limit.ts';
import type { QueryInput } from './run-query.ts';
import { QueryRefused } from './syntax.ts';
import type { Perspective } from './view.ts';

/** Initial documents, or changes since then. Null for a deleted document. */
export interface DocumentsMessage {
  readonly kind: 'documents';
  readonly changes: readonly (readonly [id: string, document: LakeDocument | null])[];
}

export interface QueryMessage {
  readonly kind: 'query';
  readonly id: number;
  readonly principal: Principal;
  readonly perspective: Perspective;
  readonly question: QueryInput;
  /** Time limit in ms. */
  readonly limit: number;
}

export interface ResultMessage {
  readonly id: number;
  /** Duration in ms. */
  readonly ms: number;
  readonly outcome:
    | { readonly kind: 'answer'; readonly answer: QueryResult }
    | { readonly kind: 'refused'; readonly message: string; readonly more: Partial<QueryRefused> }
    | { readonly kind: 'failed'; readonly message: string };
}

const documents = createDocuments();
const views = createViews(documents);

function outcomeOf({ principal, perspective, question, limit }: QueryMessage): ResultMessage['outcome'] {
  try {
    const view = views.of(principal, perspective);
    return { kind: 'answer', answer: runQueryWithLimit(limit, question, view) };
  } catch (error) {
    if (error instanceof QueryRefused) {
      const { message, start, end, type } = error;
      return { kind: 'refused', message, more: { start, end, type } };
    }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (message: DocumentsMessage | QueryMessage) => {
  if (message.kind === 'documents') {
    for (const [id, document] of message.changes) documents.set(id, document);
    views.clear();
    return;
  }
  const began = performance.now();
  const outcome = outcomeOf(message);
  const result: ResultMessage = { id: message.id, ms: performance.now() - began, outcome };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  parentPort?.postMessage(result);
});
