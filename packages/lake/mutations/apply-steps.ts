import { applyActions } from '../actions/apply-actions.ts';
import type { DocumentAction } from '../actions/document-action.ts';
import { applyMutations, type SelectedMutation } from './apply-mutations.ts';
import type { TransactionBuilder } from './transaction-plan.ts';

/** What a request does, as plain data, so that another thread can build its transaction. */
export type WriteSteps =
  | {
      readonly kind: 'mutations';
      readonly mutations: readonly SelectedMutation[];
      readonly autoGenerateArrayKeys: boolean;
    }
  | { readonly kind: 'actions'; readonly actions: readonly DocumentAction[] };

/**
 * Applies the steps of a request to a transaction, in order.
 * @throws WriteRefused with the index of the step that failed
 */
export function applySteps(transaction: TransactionBuilder, steps: WriteSteps): void {
  if (steps.kind === 'actions') applyActions(transaction, steps.actions);
  else applyMutations(transaction, steps.mutations, steps);
}
