/** GET /data/doc and /data/export: documents as stored. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { Hono } from 'hono';
import { mayKnow, mayRead } from '../access/rights/rights.ts';
import { apiError } from '../requests/api-error.ts';
import { publishedId, type LakeDocument } from '../document.ts';
import type { Documents } from '../store/documents.ts';
import { type LeftOut, leftOutRefusal } from '../store/left-out.ts';
import type { LakeVariables } from './lake-variables.ts';

const MAX_IDS = BUDGETS.documentIds.each;
/** Number of documents to write before checking whether the reader keeps up. */
const PIECE = 200;

export function documentRoutes(documents: Documents, leftOut: LeftOut): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();

  routes.get('/doc/:dataset/:ids', (context) => {
    const ids = context.req.param('ids').split(',');
    if (ids.length > MAX_IDS) return apiError(context, 400, `Request at most ${MAX_IDS} documents.`);
    const principal = context.get('principal');
    const found = ids.flatMap((id) => {
      const document = documents.get(id);
      return document && mayRead(principal, document) ? [document] : [];
    });
    const ofFound = new Set(found.map(({ _id }) => _id));
    // The response doesn't distinguish documents that don't exist from those the principal may not read.
    const omitted = ids
      .filter((id) => !ofFound.has(id))
      .map((id) => {
        const stored = leftOut.find(id);
        return { id, reason: stored && mayKnow(principal, stored) ? 'permission' : 'existence' };
      });
    context.header('Cache-Control', 'private, no-store');
    return context.json({ documents: found, omitted });
  });

  routes.get('/export/:dataset', (context) => {
    const principal = context.get('principal');
    const missing = leftOut.documents.find((stored) => mayKnow(principal, stored));
    // An export without it would look complete.
    if (missing !== undefined) throw leftOutRefusal(missing.id);
    const types = context.req.query('types')?.split(',');
    // A snapshot: later changes don't affect this list.
    const all = documents.all();
    const isWanted = (document: LakeDocument) =>
      (types === undefined || types.includes(document._type)) && mayRead(principal, document);
    const encoder = new TextEncoder();
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        while (at < all.length) {
          const piece = all.slice(at, at + PIECE).filter(isWanted);
          at += PIECE;
          if (piece.length === 0) continue;
          controller.enqueue(
            encoder.encode(piece.map((document) => `${JSON.stringify(document)}\n`).join('')),
          );
          return;
        }
        controller.close();
      },
    });
    return context.body(body, 200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'private, no-store',
    });
  });

  // References from other datasets. There never are any.
  routes.get('/references/:dataset/documents/:id/to', (context) =>
    context.json({ id: publishedId(context.req.param('id')), totalCount: 0, references: [] }),
  );

  return routes;
}
