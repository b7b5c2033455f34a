import { evaluateSync } from 'groq-js';
import { mayRead } from '../access/rights.ts';
import type { TransactionPlan } from '../mutations/transaction-builder.ts';
import { parseQuery, QueryRefused } from './syntax.ts';

/**
 * Returns the ids of the documents for a patch or deletion by query: those the principal may read, as the transaction
 * has left them so far.
 * @throws QueryRefused if the query cannot run
 */
export function selectIds(
  selection: { query: string; params: Readonly<Record<string, unknown>>; projectId: string; dataset: string },
  { documents, principal }: TransactionPlan,
): string[] {
  const { query, params, projectId, dataset } = selection;
  const tree = parseQuery(query, params);
  const readable = documents.all().filter((document) => mayRead(principal, document));
  let found: unknown;
  try {
    found = evaluateSync(tree, {
      dataset: readable,
      params,
      identity: principal.id,
      sanity: { projectId, dataset },
      dereference({ _ref: id }: { _ref: string }) {
        const target = documents.get(id);
        return target && mayRead(principal, target) ? target : null;
      },
    }).data;
  } catch (error) {
    throw new QueryRefused(error instanceof Error ? error.message : String(error), query);
  }
  const results: unknown[] = Array.isArray(found) ? found : [found];
  return results.flatMap((result) =>
    typeof result === 'object' && result !== null && '_id' in result && typeof result._id === 'string'
      ? [result._id]
      : [],
  );
}
