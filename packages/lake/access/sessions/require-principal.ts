import { BUDGETS } from '@rooftop/budgets/budgets';
import { createMiddleware } from 'hono/factory';
import { apiError } from '../../requests/api-error.ts';
import type { Authentication } from './authenticate.ts';
import { limitBodySize } from '../../requests/limit-body.ts';
import type { Principal } from '../rights/principal.ts';

export interface PrincipalVariables {
  readonly Variables: { principal: Principal };
}

/** Limits request bodies of settings and grants to 4 MB. */
export const SMALL_BODY = limitBodySize(BUDGETS.accessBytes.each);

/** Stores the principal of authenticated requests in the context. Responds 401 to others. */
export function requirePrincipal({ authenticate }: Pick<Authentication, 'authenticate'>) {
  return createMiddleware<PrincipalVariables>(async (context, next) => {
    const principal = await authenticate(context.req.raw);
    if (principal === null) return apiError(context, 401, 'Sign in to continue.');
    context.set('principal', principal);
    await next();
    return undefined;
  });
}
