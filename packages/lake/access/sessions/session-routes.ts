/** /users/me/sessions: where a user is signed in, and ending it. */
import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import { apiError } from '../../requests/api-error.ts';
import type { Authentication } from './authenticate.ts';
import type { PrincipalVariables } from './require-principal.ts';
import { endOwnSessions, listSessions } from './sessions.ts';

export interface SessionRoutesOptions {
  readonly pool: Pool;
  readonly authentication: Authentication;
  readonly now: () => Date;
}

/** Routes below /users/me/sessions. The principal must be in the context. */
export function sessionRoutes({ pool, authentication, now }: SessionRoutesOptions): Hono<PrincipalVariables> {
  const routes = new Hono<PrincipalVariables>();
  routes.use('*', async (context, next) => {
    if (context.get('principal').isRobot) return apiError(context, 403, 'Robots have no sessions.');
    context.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  });

  routes.get('/', async (context) => {
    const principal = context.get('principal');
    return context.json(await listSessions(pool, principal.id, authentication.tokenHashOf(principal), now()));
  });

  // All others.
  routes.delete('/', async (context) => {
    const principal = context.get('principal');
    const ended = await endOwnSessions(
      pool,
      principal.id,
      { allBut: authentication.tokenHashOf(principal) },
      now(),
    );
    authentication.clearCache();
    return context.json({ ended });
  });

  routes.delete('/:id{[0-9a-f-]{36}}', async (context) => {
    const ended = await endOwnSessions(
      pool,
      context.get('principal').id,
      { id: context.req.param('id') },
      now(),
    );
    if (ended === 0) return apiError(context, 404, 'You have no such session.');
    authentication.clearCache();
    return context.json({ ended });
  });

  return routes;
}
