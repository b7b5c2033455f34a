/** POST /data/mutate and /data/actions. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createFairQueue } from '@rooftop/budgets/fair-queue';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { apiError } from '../requests/api-error.ts';
import type { PrincipalVariables } from '../access/sessions/require-principal.ts';
import { isService, mayRead } from '../access/rights/rights.ts';
import { documentActionSchema } from '../actions/document-action.ts';
import { requestedMutationSchema } from '../mutations/document-mutation.ts';
import { selectDocuments } from '../mutations/select-documents.ts';
import type { Writes } from '../mutations/writes.ts';
import type { Queries } from '../query/queries.ts';
import type { LakeVariables } from './lake-variables.ts';

const transactionId = z
  .string()
  .regex(/^[\w.-]{1,128}$/)
  .optional();

const mutateSchema = z.object({ mutations: z.array(requestedMutationSchema).max(20_000), transactionId });
const actionsSchema = z.object({
  actions: z.array(documentActionSchema).min(1).max(1000),
  transactionId,
  dryRun: z.boolean().optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
});

interface WriteRoutesOptions {
  readonly writes: Writes;
  readonly queries: Pick<Queries, 'selectIds'>;
  /** Limits the bodies that are read. */
  readonly receive: MiddlewareHandler<PrincipalVariables>;
}

/** Transactions, in turns of those who send them. */
const TURNS = { atOnce: BUDGETS.writesAtOnce, waiting: 1000, maxWaitMs: 20_000 };

export function writeRoutes({ writes, queries, receive }: WriteRoutesOptions): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();
  const turns = createFairQueue(TURNS);

  for (const path of ['/mutate/*', '/actions/*']) {
    routes.use(
      path,
      async (context, next) => {
        writes.admit(context.get('principal'));
        await next();
      },
      receive,
      async (context, next) => {
        const principal = context.get('principal');
        if (isService(principal)) return next();
        // Parsing begins with one's turn, and not with the last byte.
        await context.req.arrayBuffer().catch(() => {});
        return turns.run(next, { person: principal.id });
      },
    );
  }

  routes.post('/mutate/:dataset', async (context) => {
    const body = mutateSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return apiError(context, 400, `The body is invalid: ${z.prettifyError(body.error)}`);
    const principal = context.get('principal');
    const isOn = (name: string) => context.req.query(name) === 'true';
    const mutations = await selectDocuments(body.data.mutations, (query, params) =>
      queries.selectIds(principal, query, params),
    );
    const autoGenerateArrayKeys = isOn('autoGenerateArrayKeys');
    const answer = await writes.write({
      principal,
      transactionId: body.data.transactionId,
      dryRun: isOn('dryRun'),
      steps: { kind: 'mutations', mutations, autoGenerateArrayKeys },
    });
    const returnsDocuments = isOn('returnDocuments');
    const results = answer.results.map(({ id, operation }) => {
      const document = returnsDocuments ? answer.find(id) : undefined;
      return { id, operation, ...(document && mayRead(principal, document) && { document }) };
    });
    const isBrief = !isOn('returnIds') && !returnsDocuments;
    return context.json({
      transactionId: answer.transactionId,
      results: isBrief ? results.map(({ operation }) => ({ operation })) : results,
    });
  });

  routes.post('/actions/:dataset', async (context) => {
    const body = actionsSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return apiError(context, 400, `The body is invalid: ${z.prettifyError(body.error)}`);
    const { actions, dryRun } = body.data;
    const answer = await writes.write({
      principal: context.get('principal'),
      transactionId: body.data.transactionId,
      dryRun: dryRun ?? context.req.query('dryRun') === 'true',
      steps: { kind: 'actions', actions },
    });
    return context.json({ transactionId: answer.transactionId });
  });

  return routes;
}
