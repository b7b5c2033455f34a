/** Limits how much time in the slow queries' thread one principal may use. */
import { LRUCache } from 'lru-cache';

/**
 * Thrown if the principal's slow queries have used up their time. Only applies to slow queries, never to cheap or
 * cached ones.
 */
export class QueryBudgetSpent extends Error {
  override readonly name = 'QueryBudgetSpent';
  readonly retryAfterSeconds: number;

  constructor(query: string, retryAfterSeconds: number) {
    super(
      `This query is slow, and your slow queries have used up their time. Try again in ${retryAfterSeconds} s, or request less data at once: ${query.slice(0, 200)}`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Maximum budget, in ms. */
const BUDGET_MS = 6000;
/** Share of elapsed time that is added back to the budget. */
const RETURN = 0.1;
const REMEMBERED = 10_000;

export interface QueryBudget {
  /** Returns the seconds until the principal may run a slow query again, or 0 if they may now. */
  retryAfter(principal: string): number;
  spend(principal: string, milliseconds: number): void;
}

/** @param now returns milliseconds of a monotonic clock */
export function createQueryBudget(now: () => number = () => performance.now()): QueryBudget {
  const spent = new LRUCache<string, { readonly ms: number; readonly at: number }>({ max: REMEMBERED });

  function spentBy(principal: string): number {
    const known = spent.get(principal);
    return known === undefined ? 0 : Math.max(0, known.ms - (now() - known.at) * RETURN);
  }

  return {
    retryAfter(principal) {
      const already = spentBy(principal);
      return already < BUDGET_MS ? 0 : Math.ceil((already - BUDGET_MS + 1000 * RETURN) / (1000 * RETURN));
    },
    spend(principal, milliseconds) {
      spent.set(principal, { ms: spentBy(principal) + milliseconds, at: now() });
    },
  };
}
