/** Applies the mutations of a request to a transaction. */
import { randomUUID } from 'node:crypto';
import { withArrayKeys, withItemKeys } from './array-keys.ts';
import type { NewDocument, PatchOperations, RequestedMutation, Selection } from './document-mutation.ts';
import type { TransactionBuilder } from './transaction-builder.ts';
import { runEach, WriteRefused } from './write-refused.ts';

export interface MutationOptions {
  /**
   * Returns the ids of the readable documents that a query selects.
   * @throws WriteRefused if the query cannot run
   */
  readonly select: (query: string, params: Readonly<Record<string, unknown>>) => string[];
  readonly autoGenerateArrayKeys: boolean;
}

/** Maximum number of documents that one mutation may change by query. */
const MAX_SELECTED = 10_000;

/**
 * Applies the mutations in order.
 * @throws WriteRefused with the index of the mutation that failed
 */
export function applyMutations(
  transaction: TransactionBuilder,
  mutations: readonly RequestedMutation[],
  options: MutationOptions,
): void {
  const keyed = <Document extends NewDocument>(document: Document): Document =>
    options.autoGenerateArrayKeys ? withArrayKeys(document) : document;

  runEach(mutations, (mutation) => {
    if ('create' in mutation) {
      const { _id, ...document } = keyed(mutation.create);
      transaction.create({ _id: completeId(_id), ...document });
    } else if ('createIfNotExists' in mutation) {
      transaction.createIfNotExists(keyed(mutation.createIfNotExists));
    } else if ('createOrReplace' in mutation) {
      transaction.createOrReplace(keyed(mutation.createOrReplace));
    } else if ('delete' in mutation) {
      for (const id of selected(mutation.delete, options)) transaction.delete(id);
    } else {
      const { set, setIfMissing, unset, inc, dec, diffMatchPatch, insert, ifRevisionID } = mutation.patch;
      const operations = { set, setIfMissing, unset, inc, dec, diffMatchPatch, insert };
      const patch = options.autoGenerateArrayKeys ? withPatchKeys(operations) : operations;
      for (const id of selected(mutation.patch, options)) transaction.patch(id, patch, ifRevisionID);
    }
  });
}

/**
 * Returns the given id, or a new one if it is missing. Completes an id that ends in a dot: `drafts.` gives
 * `drafts.<uuid>`.
 */
function completeId(id: string | undefined): string {
  if (id === undefined || id === '') return randomUUID();
  return id.endsWith('.') ? id + randomUUID() : id;
}

function selected(selection: Selection, { select }: MutationOptions): readonly string[] {
  if ('id' in selection) return typeof selection.id === 'string' ? [selection.id] : selection.id;
  const ids = select(selection.query, selection.params ?? {});
  if (ids.length > MAX_SELECTED) {
    throw new WriteRefused('mutationError', `The query selects more than ${MAX_SELECTED} documents`);
  }
  return ids;
}

function withPatchKeys({ set, setIfMissing, insert, ...rest }: PatchOperations): PatchOperations {
  return {
    ...rest,
    ...(set && { set: withArrayKeys(set) }),
    ...(setIfMissing && { setIfMissing: withArrayKeys(setIfMissing) }),
    ...(insert && { insert: { ...insert, items: withItemKeys(insert.items) } }),
  };
}
