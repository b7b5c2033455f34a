import type { LakeDocument } from '../document.ts';
import type { DocumentMutation } from '../mutations/document-mutation.ts';

/** One document changed by a transaction. */
export interface DocumentChange {
  readonly id: string;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
  readonly mutations: readonly DocumentMutation[];
}

/** Outcome of one mutation of a request. */
export interface MutationResult {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
}

/** A transaction that was evaluated and is ready to be stored. */
export interface PlannedTransaction {
  /** Becomes the `_rev` of every document it writes. */
  readonly id: string;
  readonly author: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** In the order in which the documents were first written. Excludes unchanged documents. */
  readonly changes: readonly DocumentChange[];
  readonly results: readonly MutationResult[];
}

/** A stored transaction. Sequences increase, with gaps. */
export interface Transaction extends PlannedTransaction {
  readonly sequence: number;
}
