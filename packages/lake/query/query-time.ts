/** How much processor time a person's queries and streams have taken lately, and how long they must wait for more. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { Principal } from '../access/rights/principal.ts';
import { isService } from '../access/rights/rights.ts';
import { BudgetSpent, secondsUntil } from '../requests/budget-spent.ts';
import { processorMs } from './processor-ms.ts';

/** Milliseconds of processor time of a query that cost its author nothing. */
const CHEAP_MS = 5;
/** Milliseconds within `queryTime` after which the author's queries run in the thread for slow queries. */
const BUSY_MS = 1000;
/** An amount of time, in ms, that makes a slow query worth a try. */
const WORTH_A_TRY_MS = 100;

/** Keeps one account per person. The operator's own tokens have no limit. */
export function createQueryTime() {
  const time = createShares(BUDGETS.queryTime);

  /** Returns the seconds until the principal may run a slow query again, or 0 if they may now. */
  function waitOf(principal: Principal): number {
    const refused = isService(principal) ? undefined : time.refusal({ person: principal.id }, WORTH_A_TRY_MS);
    return refused === undefined ? 0 : secondsUntil(refused);
  }

  /** Counts milliseconds of processor time if they are more than `free`. */
  function charge(principal: Principal, ms: number, free = CHEAP_MS): void {
    if (ms > free) time.charge({ person: principal.id }, ms);
  }

  return {
    waitOf,
    charge,
    /** Whether somebody's queries have recently taken so long that others should no longer wait for them. */
    isBusy: (principal: Principal): boolean =>
      !isService(principal) && time.left({ person: principal.id }) < BUDGETS.queryTime.person - BUSY_MS,
    /** Does work in this thread and counts its processor time. */
    measure<Result>(principal: Principal, work: () => Result, free?: number): Result {
      const began = processorMs();
      try {
        return work();
      } finally {
        charge(principal, processorMs() - began, free);
      }
    },
  };
}

/** The answer to a slow query whose author has to wait. */
export function slowQueriesSpent(query: string, seconds: number): BudgetSpent {
  const message = `This query is slow, and your slow queries have used up their time. Try again in ${seconds} s, or request less data at once: ${query.slice(0, 200)}`;
  return new BudgetSpent(429, message, seconds);
}

/** The answer to work that is like a query, such as a stream's filter, whose author has to wait. */
export const streamsSpent = (seconds: number): BudgetSpent =>
  new BudgetSpent(
    429,
    `Your queries and streams have used up their time. Try again in ${seconds} s.`,
    seconds,
  );
