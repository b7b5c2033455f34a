/** Applies the mutations of a request to a transaction. */
import { randomUUID } from 'node:crypto';
import { withArrayKeys, withItemKeys } from './array-keys.ts';
import type { NewDocument, PatchOperations, RequestedMutation } from './document-mutation.ts';
import type { TransactionBuilder } from './transaction-plan.ts';
import { runEach } from './write-refused.ts';

/** Documents to patch or delete. Those that a query selected may be gone by now, which is no error. */
interface SelectedIds {
  readonly id: string | readonly string[];
  readonly isByQuery?: boolean;
}

/** A mutation whose query has been answered. */
export type SelectedMutation =
  | Exclude<RequestedMutation, { delete: unknown } | { patch: unknown }>
  | { readonly delete: SelectedIds }
  | { readonly patch: SelectedIds & PatchOperations & { readonly ifRevisionID?: string | undefined } };

interface MutationOptions {
  readonly autoGenerateArrayKeys: boolean;
}

/**
 * Applies the mutations in order.
 * @throws WriteRefused with the index of the mutation that failed
 */
export function applyMutations(
  transaction: TransactionBuilder,
  mutations: readonly SelectedMutation[],
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
      for (const id of idsOf(mutation.delete)) transaction.delete(id);
    } else {
      const { set, setIfMissing, unset, inc, dec, diffMatchPatch, insert, ifRevisionID } = mutation.patch;
      const operations = { set, setIfMissing, unset, inc, dec, diffMatchPatch, insert };
      const patch = options.autoGenerateArrayKeys ? withPatchKeys(operations) : operations;
      for (const id of idsOf(mutation.patch)) {
        if (mutation.patch.isByQuery && transaction.find(id) === undefined) continue;
        transaction.patch(id, patch, ifRevisionID);
      }
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

const idsOf = ({ id }: SelectedIds): readonly string[] => (typeof id === 'string' ? [id] : id);

function withPatchKeys({ set, setIfMissing, insert, ...rest }: PatchOperations): PatchOperations {
  return {
    ...rest,
    ...(set && { set: withArrayKeys(set) }),
    ...(setIfMissing && { setIfMissing: withArrayKeys(setIfMissing) }),
    ...(insert && { insert: { ...insert, items: withItemKeys(insert.items) } }),
  };
}
