import type { RequestContext } from '#app/context.server.ts';
import { loadTradeIn } from './load-trade-in.server.ts';
import { TRADE_IN_STEPS } from './trade-in-steps.server.ts';

/**
 * Takes a step's form: stores it and leads to the next step, or, at the last one, submits the lead.
 * @throws Response (303) that leads to a step
 */
export const submitTradeIn = async (request: Request, context: RequestContext) =>
  TRADE_IN_STEPS.take(request, await loadTradeIn(context), context);
