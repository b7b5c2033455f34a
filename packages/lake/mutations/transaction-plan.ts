/** What a transaction is planned with, and what building it results in. */
import type { FieldRules } from '../access/rights/field-rules.ts';
import type { Principal } from '../access/rights/principal.ts';
import type { LakeDocument } from '../document.ts';
import type { Layer } from '../store/documents.ts';
import type { LeftOut } from '../store/left-out.ts';
import type { MutationResult, PlannedTransaction } from '../store/transaction.ts';
import type { DocumentDraft, DocumentMutation, PatchOperations } from './document-mutation.ts';
import type { ExclusiveNames } from './exclusive-names.ts';

export interface TransactionPlan {
  /** Becomes the `_rev` of every document it writes. */
  readonly id: string;
  readonly principal: Principal;
  /** Fields restricted to editors or to agencies. */
  readonly fieldRules: FieldRules;
  /** ISO 8601. */
  readonly timestamp: string;
  /** The transaction's own layer on top of the stored documents. */
  readonly documents: Layer;
  /** Names that only one document can hold. */
  readonly names?: ExclusiveNames | undefined;
  /** Stored documents that are not in memory. They can only be seen by the main thread. */
  readonly leftOut?: LeftOut | undefined;
}

export interface TransactionBuilder extends TransactionPlan {
  /** Returns a document that the principal may read, as the transaction has left it so far. */
  find(id: string): LakeDocument | undefined;
  create(document: DocumentDraft): void;
  createIfNotExists(document: DocumentDraft): void;
  createOrReplace(document: DocumentDraft): void;
  /** Does nothing if there is no such document. */
  delete(id: string): void;
  patch(id: string, operations: PatchOperations, ifRevisionId?: string): void;
  /** Adds the document of uploaded bytes. Mutations cannot do this. */
  createAsset(asset: DocumentDraft): void;
  /** Returns what was built so far. Its rights are not checked. */
  built(): BuiltTransaction;
  /**
   * Continues with what another builder has built from the same documents.
   * @throws TransactionOutdated if a document that it depends on has changed since
   */
  adopt(built: BuiltTransaction): void;
  /**
   * Checks the rights and integrity of the whole transaction.
   * @throws WriteRefused if the transaction is not allowed
   */
  finish(): PlannedTransaction;
}

/** A transaction without its checks, as plain data. */
export interface BuiltTransaction {
  readonly changes: readonly {
    readonly id: string;
    readonly after: LakeDocument | null;
    readonly mutations: readonly DocumentMutation[];
  }[];
  readonly results: readonly MutationResult[];
  /** Revisions of the documents it depends on, by id. Null for a document that does not exist. */
  readonly revisions: readonly (readonly [id: string, revision: string | null])[];
}

/** Thrown if documents have changed since a transaction was built from them. */
export class TransactionOutdated extends Error {
  override readonly name = 'TransactionOutdated';
}
