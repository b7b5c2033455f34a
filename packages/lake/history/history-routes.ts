/** GET /data/history: transactions, events and earlier revisions. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { Hono } from 'hono';
import { z } from 'zod';
import { apiError } from '../requests/api-error.ts';
import { draftId, publishedId } from '../document.ts';
import type { LakeVariables } from '../http/lake-variables.ts';
import { effectsOf } from '../streams/effects.ts';
import { documentEvents } from './document-events.ts';
import type { History, Revision } from './history.ts';

/** Number of newest revisions to search for a document's events. */
const MAX_REVISIONS = 1000;
const limitSchema = z.coerce.number().int().min(1).max(1000);

/** Accepts ids of transactions and documents only. PostgreSQL rejects some other text. */
const isPlainId = (id: string): boolean => /^[\w.-]{0,200}$/.test(id);

export function historyRoutes(history: History): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();

  routes.get('/history/:dataset/transactions/:ids', async (context) => {
    const query = context.req.query();
    const ids = context.req.param('ids').split(',').slice(0, BUDGETS.historyDocuments.each);
    const limit = limitSchema.catch(50).parse(query['limit']);
    const { fromTransaction: from, toTransaction: to } = query;
    const isKnowable = [from, to, ...ids].every((one) => one === undefined || isPlainId(one));
    if (!isKnowable) return apiError(context, 400, 'An id is invalid.');
    const revisions = await history.revisions(context.get('principal'), {
      ids,
      from,
      to,
      limit,
      reverse: query['reverse'] === 'true',
    });
    const byTransaction = Map.groupBy(revisions, ({ transactionId }) => transactionId);
    const lines = Array.from(byTransaction.values(), (changes) =>
      transactionLine(changes, {
        withContent: query['excludeContent'] !== 'true',
        withMutations: query['excludeMutations'] !== 'true',
        withEffects: query['effectFormat'] === 'mendoza',
      }),
    );
    return context.body(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), 200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'private, no-store',
    });
  });

  routes.get('/history/:dataset/documents/:ids', async (context) => {
    const { revision, time, lastRevision } = context.req.query();
    const principal = context.get('principal');
    const ids = context.req.param('ids').split(',').slice(0, BUDGETS.historyDocuments.each);
    if (!ids.every(isPlainId)) return apiError(context, 400, 'An id is invalid.');
    const at = time === undefined ? new Date() : new Date(time);
    if (Number.isNaN(at.getTime())) return apiError(context, 400, 'The time is invalid.');
    if (revision !== undefined && !isPlainId(revision))
      return apiError(context, 400, 'The revision is invalid.');
    const find = (id: string) =>
      lastRevision === 'true'
        ? history.lastRevision(principal, id)
        : revision === undefined
          ? history.atTime(principal, id, at)
          : history.atRevision(principal, id, revision);
    const found = (await Promise.all(ids.map(find))).filter((document) => document !== null);
    return context.json({ documents: [...new Map(found.map((one) => [one._id, one])).values()] });
  });

  routes.get('/history/:dataset/events/documents/:id', async (context) => {
    const requestedId = context.req.param('id');
    if (!isPlainId(requestedId)) return apiError(context, 400, 'The id is invalid.');
    const id = publishedId(requestedId);
    const limit = limitSchema.catch(100).parse(context.req.query('limit'));
    const revisions = await history.revisions(context.get('principal'), {
      ids: [id, draftId(id)],
      limit: MAX_REVISIONS,
      reverse: true,
    });
    // The Studio looks up events under the id it requested, even if that is a draft's.
    return context.json({
      events: { [requestedId]: documentEvents(id, revisions).slice(0, limit) },
      nextCursor: '',
    });
  });

  return routes;
}

function transactionLine(
  changes: readonly Revision[],
  shown: { withContent: boolean; withMutations: boolean; withEffects: boolean },
) {
  const [first] = changes;
  return {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: changes.map(({ documentId }) => documentId),
    ...(shown.withContent &&
      shown.withMutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
    ...(shown.withEffects && {
      effects: Object.fromEntries(
        changes.map(({ documentId, before, after }) => [documentId, effectsOf(before, after)]),
      ),
    }),
  };
}
