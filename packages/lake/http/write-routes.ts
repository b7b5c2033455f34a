/** POST /data/mutate and /data/actions. */
import { Hono } from 'hono';
import { z } from 'zod';
import { apiError } from '../access/api-error.ts';
import { mayRead } from '../access/rights.ts';
import { applyActions } from '../actions/apply-actions.ts';
import { documentActionSchema } from '../actions/document-action.ts';
import { applyMutations } from '../mutations/apply-mutations.ts';
import { requestedMutationSchema } from '../mutations/document-mutation.ts';
import type { Writes } from '../mutations/writes.ts';
import { selectIds } from '../query/select-ids.ts';
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

export interface WriteRoutesOptions {
  readonly writes: Writes;
  readonly projectId: string;
  readonly dataset: string;
}

export function writeRoutes({ writes, projectId, dataset }: WriteRoutesOptions): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();

  routes.post('/mutate/:dataset', async (context) => {
    const body = mutateSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return apiError(context, 400, `The body is invalid: ${z.prettifyError(body.error)}`);
    const principal = context.get('principal');
    const isOn = (name: string) => context.req.query(name) === 'true';
    const answer = await writes.write({
      principal,
      transactionId: body.data.transactionId,
      dryRun: isOn('dryRun'),
      build: (transaction) =>
        applyMutations(transaction, body.data.mutations, {
          autoGenerateArrayKeys: isOn('autoGenerateArrayKeys'),
          select: (query, params) => selectIds({ query, params, projectId, dataset }, transaction),
        }),
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
      build: (transaction) => applyActions(transaction, actions),
    });
    return context.json({ transactionId: answer.transactionId });
  });

  return routes;
}
