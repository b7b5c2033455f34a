/** /access/events: the audit log of the people of a tenant. */
import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { readAccessLog } from '../audit/access-log.ts';
import { apiError } from '../../requests/api-error.ts';
import { deviceOf } from '../audit/device-of.ts';
import { managesTenant } from '../rights/granting.ts';
import type { PrincipalVariables } from '../sessions/require-principal.ts';

const PAGE_SIZE = 50;
const querySchema = z.object({
  tenant: z.string().min(1),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/** Routes below /access/events. The principal must be in the context. */
export function accessLogRoutes(pool: Pool): Hono<PrincipalVariables> {
  const routes = new Hono<PrincipalVariables>();
  routes.get('/', async (context) => {
    const read = querySchema.safeParse(context.req.query());
    if (!read.success) return apiError(context, 400, 'Send tenant, and before for the next page.');
    const { tenant, before } = read.data;
    if (!managesTenant(context.get('principal'), tenant)) {
      return apiError(context, 403, 'You do not manage the people there.');
    }
    const { entries, next } = await readAccessLog(pool, {
      tenant,
      ...(before && { before }),
      limit: PAGE_SIZE,
    });
    return context.json({
      events: entries.map(({ userAgent, ...entry }) => ({ ...entry, device: deviceOf(userAgent) })),
      next,
    });
  });
  return routes;
}
