/** GET /data/names/:dataset/:id: whether the names that a document claims are confirmed. */
import { Hono } from 'hono';
import { apiError } from '../requests/api-error.ts';
import { mayRead } from '../access/rights/rights.ts';
import { draftId, publishedId } from '../document.ts';
import type { ExclusiveNames } from '../mutations/exclusive-names.ts';
import type { Documents } from '../store/documents.ts';
import type { LakeVariables } from './lake-variables.ts';

export function nameRoutes({
  documents,
  names,
}: {
  readonly documents: Documents;
  readonly names: ExclusiveNames;
}): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();
  routes.get('/names/:dataset/:id', async (context) => {
    const id = publishedId(context.req.param('id'));
    const document = documents.get(draftId(id)) ?? documents.get(id);
    const isReadable = document?._type === names.type && mayRead(context.get('principal'), document);
    if (!isReadable) return apiError(context, 404, 'Not found');
    context.header('Cache-Control', 'private, no-store');
    return context.json({ names: await names.describe(id, document) });
  });
  return routes;
}
