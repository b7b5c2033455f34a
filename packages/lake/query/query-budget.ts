/** How much of everybody's time the slow queries of one principal may take. */
import { LRUCache } from 'lru-cache';

/** Somebody has used up his time and has to wait. */
export class QueryBudgetSpent extends Error {
  override readonly name = 'QueryBudgetSpent';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Your queries take too long: wait, and ask for less at a time.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What can be spent at once, in ms. */
const BUDGET_MS = 6000;
/** Part of the time that passes which comes back. */
const RETURN = 0.1;
/** Queries up to this time cost nothing, in ms. */
const FREE_MS = 100;
const REMEMBERED = 10_000;

/** @param now milliseconds of a clock that never goes back */
export function createQueryBudget(now: () => number = () => performance.now()) {
  const spent = new LRUCache<string, { readonly ms: number; readonly at: number }>({ max: REMEMBERED });

  function spentBy(principal: string): number {
    const known = spent.get(principal);
    return known === undefined ? 0 : Math.max(0, known.ms - (now() - known.at) * RETURN);
  }

  return {
    /** Does something at a principal's expense. Throws QueryBudgetSpent, and what it throws. */
    charge<Result>(principal: string, run: () => Result): Result {
      const already = spentBy(principal);
      if (already >= BUDGET_MS) {
        throw new QueryBudgetSpent(Math.ceil((already - BUDGET_MS + 1000 * RETURN) / (1000 * RETURN)));
      }
      const began = now();
      try {
        return run();
      } finally {
        const took = now() - began;
        if (took > FREE_MS) spent.set(principal, { ms: already + took, at: now() });
      }
    },
  };
}
