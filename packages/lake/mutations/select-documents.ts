import { BUDGETS } from '@rooftop/budgets/budgets';
import { BudgetSpent } from '../requests/budget-spent.ts';
import type { SelectedMutation } from './apply-mutations.ts';
import type { RequestedMutation, DocumentSelection } from './document-mutation.ts';
import { WriteRefused } from './write-refused.ts';

/** Returns the ids of the documents that a query selects. */
type SelectIds = (query: string, params: Readonly<Record<string, unknown>>) => Promise<readonly string[]>;

/**
 * Answers the queries by which mutations select their documents, before the transaction is planned: they see the
 * documents as they were before it.
 * @throws WriteRefused or BudgetSpent
 */
export async function selectDocuments(
  mutations: readonly RequestedMutation[],
  select: SelectIds,
): Promise<SelectedMutation[]> {
  const { each } = BUDGETS.selectors;
  const queries = mutations.filter((mutation) => queryOf(mutation) !== undefined).length;
  if (queries > each) {
    throw new BudgetSpent(413, `A transaction selects documents by at most ${each} queries. Split it up.`);
  }
  const selected: SelectedMutation[] = [];
  for (const mutation of mutations) {
    if ('delete' in mutation) {
      selected.push({ delete: await idsOf(mutation.delete, select) });
    } else if ('patch' in mutation) {
      selected.push({ patch: { ...mutation.patch, ...(await idsOf(mutation.patch, select)) } });
    } else selected.push(mutation);
  }
  return selected;
}

function queryOf(mutation: RequestedMutation): string | undefined {
  const selection = 'delete' in mutation ? mutation.delete : 'patch' in mutation ? mutation.patch : undefined;
  return selection && 'query' in selection ? selection.query : undefined;
}

async function idsOf(
  selection: DocumentSelection,
  select: SelectIds,
): Promise<{ id: string | readonly string[]; isByQuery?: boolean }> {
  if ('id' in selection) return { id: selection.id };
  const ids = await select(selection.query, selection.params ?? {});
  const { each } = BUDGETS.selectedDocuments;
  if (ids.length > each) {
    throw new WriteRefused('mutationError', `The query selects more than ${each} documents`);
  }
  // Lets others have their turn between two queries.
  await new Promise((resolve) => setImmediate(resolve));
  return { id: ids, isByQuery: true };
}
