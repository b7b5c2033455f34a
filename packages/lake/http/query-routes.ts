/** GET and POST /data/query. */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { apiError } from '../requests/api-error.ts';
import type { LakeVariables } from './lake-variables.ts';
import type { Queries } from '../query/queries.ts';
import type { ArraySteps } from '../query/source-map.ts';
import { parsePerspective, standardPerspective } from '../query/view.ts';
import { readQueryParams } from './api-request.ts';

const bodySchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** By the value of `resultSourceMap`. Without one of these, the answer has no source map. */
const ARRAY_STEPS: Readonly<Record<string, ArraySteps>> = { true: 'position', withKeyArraySelector: 'key' };

export function queryRoutes(queries: Queries): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();

  routes.get('/query/:dataset', (context) => {
    const query = context.req.query('query');
    const params = readQueryParams(new URL(context.req.url).searchParams);
    if (query === undefined || params === undefined) {
      return apiError(context, 400, 'Send a query; parameters are JSON.');
    }
    return answer(context, { query, params });
  });

  routes.post('/query/:dataset', async (context) => {
    const body = bodySchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return apiError(context, 400, 'Send {"query": "…", "params": {…}}.');
    return answer(context, { query: body.data.query, params: body.data.params ?? {} });
  });

  async function answer(
    context: Context<LakeVariables>,
    { query, params }: { query: string; params: Record<string, unknown> },
  ): Promise<Response> {
    const began = performance.now();
    const perspectives = context.req.queries('perspective') ?? [];
    const perspective = parsePerspective(perspectives, standardPerspective(context.get('apiVersion')));
    if (perspective === undefined) return apiError(context, 400, 'The perspective is unknown.');
    const { json, sourceMap, syncTags } = await queries.run(context.get('principal'), {
      query,
      params,
      perspective,
      sourceMap: ARRAY_STEPS[context.req.query('resultSourceMap') ?? ''],
    });
    const rest = {
      syncTags,
      ms: Math.round(performance.now() - began),
      ...(context.req.query('returnQuery') === 'false' ? {} : { query }),
    };
    context.header('Content-Type', 'application/json; charset=utf-8');
    context.header('Cache-Control', 'private, no-store');
    const parts = [
      Buffer.from('{"result":'),
      json,
      ...(sourceMap === undefined ? [] : [Buffer.from(',"resultSourceMap":'), sourceMap]),
      Buffer.from(`,${JSON.stringify(rest).slice(1)}`),
    ];
    return context.body(Buffer.concat(parts));
  }

  return routes;
}
