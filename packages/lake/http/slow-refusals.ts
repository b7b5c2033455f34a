import { setTimeout } from 'node:timers/promises';
import { refusalWait } from '@rooftop/budgets/refusal-wait';
import { createMiddleware } from 'hono/factory';
import type { Principal } from '../access/rights/principal.ts';
import { isService } from '../access/rights/rights.ts';
import type { LakeVariables } from './lake-variables.ts';

/**
 * Waits before it sends a refusal for a used-up share, so that a program that asks again at once costs others little.
 * By then the request holds nothing anymore. The website's robots are told at once, because visitors wait for them.
 */
export const slowRefusals = createMiddleware<LakeVariables>(async (context, next) => {
  await next();
  const { status } = context.res;
  const principal: Principal | undefined = context.get('principal');
  if ((status !== 429 && status !== 503) || (principal && isService(principal))) return;
  await setTimeout(refusalWait());
});
