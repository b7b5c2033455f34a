import type { LakeDocument } from '../document.ts';
import type { DocumentMutation } from '../mutations/document-mutation.ts';

/** One document that a transaction changed. */
export interface Change {
  readonly id: string;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
  readonly mutations: readonly DocumentMutation[];
}

/** What became of one mutation of a request. */
export interface MutationResult {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
}

/** A transaction that was evaluated and can be stored. */
export interface PlannedTransaction {
  /** the `_rev` of what it writes */
  readonly id: string;
  readonly author: string;
  /** ISO 8601 */
  readonly timestamp: string;
  /** in the order in which the documents were first touched; without those that stayed as they were */
  readonly changes: readonly Change[];
  readonly results: readonly MutationResult[];
}

/** A transaction that is stored. Sequences grow, with gaps. */
export interface Transaction extends PlannedTransaction {
  readonly sequence: number;
}
