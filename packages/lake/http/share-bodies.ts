import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { BudgetSpent } from '../requests/budget-spent.ts';
import type { PrincipalVariables } from '../access/sessions/require-principal.ts';
import { isService } from '../access/rights/rights.ts';

const RETRY_SECONDS = 2;

/**
 * Counts the bodies that are being received or worked on, because each is in memory as a whole. Returns a function that
 * creates middleware for bodies up to a size. It throws BudgetSpent before anything is read.
 */
export function createBodyShares(): (maxSize: number) => MiddlewareHandler<PrincipalVariables> {
  const shares = createShares(BUDGETS.lakeBodyBytes);
  return (maxSize) =>
    createMiddleware<PrincipalVariables>(async (context, next) => {
      const principal = context.get('principal');
      const owner = isService(principal) ? {} : { person: principal.id };
      // A body in chunks doesn't say how large it is.
      const isChunked = context.req.header('transfer-encoding') !== undefined;
      const length = isChunked ? maxSize : Number(context.req.header('content-length') ?? 0);
      const bytes = Math.min(length, maxSize);
      const refused = shares.take(owner, bytes);
      if (refused !== undefined) {
        const whose = refused.scope === 'person' ? 'Your earlier requests' : 'Too many large requests';
        throw new BudgetSpent(
          refused.scope === 'person' ? 429 : 503,
          `${whose} are still being received. Try again in ${RETRY_SECONDS} s.`,
          RETRY_SECONDS,
        );
      }
      try {
        await next();
      } finally {
        shares.release(owner, bytes);
      }
    });
}
