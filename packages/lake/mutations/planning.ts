/** Plans transactions: quickly on the main thread, or in a thread of their own if that takes too long. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import { BudgetSpent, secondsUntil } from '../requests/budget-spent.ts';
import type { FieldRules } from '../access/rights/field-rules.ts';
import type { Principal } from '../access/rights/principal.ts';
import { isService } from '../access/rights/rights.ts';
import type { SlowWork } from '../query/slow-work.ts';
import { runWithTimeLimit, TimeLimitExceeded } from '../query/time-limit.ts';
import type { Layer } from '../store/documents.ts';
import type { LeftOut } from '../store/left-out.ts';
import type { DocumentChange, PlannedTransaction } from '../store/transaction.ts';
import { applySteps, type WriteSteps } from './apply-steps.ts';
import type { ExclusiveNames } from './exclusive-names.ts';
import { buildTransaction } from './transaction-builder.ts';
import { type BuiltTransaction, type TransactionBuilder, TransactionOutdated } from './transaction-plan.ts';
import { WriteRefused } from './write-refused.ts';

export interface PlanningOptions {
  readonly fieldRules: FieldRules;
  readonly names: ExclusiveNames | undefined;
  readonly slowWork: SlowWork;
  readonly leftOut: LeftOut;
  /** @throws BudgetSpent if there is no room for what a transaction would store */
  readonly checkRoom: (changes: readonly DocumentChange[]) => void;
}

interface PlanJob {
  /** Becomes the transaction's id. */
  readonly id: string;
  readonly principal: Principal;
  readonly steps?: WriteSteps;
  /** Applies a request that only the main thread can apply. */
  readonly build?: (transaction: TransactionBuilder) => void;
}

type Plan = (layer: Layer) => PlannedTransaction;

interface Planning {
  /** @throws BudgetSpent if the principal has no time left to plan transactions */
  requireTime(principal: Principal): void;
  /**
   * Plans a transaction and returns the result of `use`, which is called with the function that plans it, and again if
   * planning takes too long for the main thread or the documents have changed in the meantime.
   * @throws WriteRefused, BudgetSpent, or any error of `use`
   */
  run<Result>(job: PlanJob, use: (plan: Plan) => Promise<Result>): Promise<Result>;
}

/** Milliseconds within `planTime` after which the author's transactions are built in the other thread. */
const BUSY_MS = 1000;
/** Number of times that a transaction is built in the other thread while others keep changing its documents. */
const MAX_TRIES = 5;

const tooSlow = (): WriteRefused =>
  new WriteRefused('mutationError', 'The transaction takes too long: split it up');

export function createPlanning({
  fieldRules,
  names,
  slowWork,
  leftOut,
  checkRoom,
}: PlanningOptions): Planning {
  const time = createShares(BUDGETS.planTime);

  function requireTime(principal: Principal): void {
    const refused = isService(principal) ? undefined : time.refusal({ person: principal.id });
    if (refused === undefined) return;
    const seconds = secondsUntil(refused);
    throw new BudgetSpent(
      429,
      `Your changes have used up their time. Try again in ${seconds} s, or change less at once.`,
      seconds,
    );
  }

  /** Whether somebody's transactions have recently taken so long that others should no longer wait for them. */
  const isBusy = (principal: Principal): boolean =>
    !isService(principal) && time.left({ person: principal.id }) < BUDGETS.planTime.person - BUSY_MS;

  /** Runs `plan` within a time limit, at the principal's expense. */
  function timed<Result>(principal: Principal, limit: number, plan: () => Result): Result {
    const began = performance.now();
    try {
      return runWithTimeLimit(limit, plan);
    } finally {
      time.charge({ person: principal.id }, performance.now() - began);
    }
  }

  /** Builds the transaction in the other thread, without blocking anybody. */
  async function buildElsewhere({ id, principal }: PlanJob, steps: WriteSteps): Promise<BuiltTransaction> {
    requireTime(principal);
    if (slowWork.countPending(principal.id) >= BUDGETS.waitingTasks.person) {
      throw new BudgetSpent(429, 'Your earlier changes are still being worked out. Try again in 2 s.', 2);
    }
    const timestamp = new Date().toISOString();
    const task = { principal, transactionId: id, timestamp, fieldRules, steps };
    const { answer, ms } = await slowWork.plan(task, BUDGETS.threadPlan.each);
    time.charge({ person: principal.id }, ms);
    if (answer instanceof TimeLimitExceeded) throw tooSlow();
    if (answer instanceof Error) throw answer;
    return answer;
  }

  const begin = ({ id, principal }: PlanJob, documents: Layer): TransactionBuilder =>
    buildTransaction({
      id,
      principal,
      fieldRules,
      timestamp: new Date().toISOString(),
      documents,
      names,
      leftOut,
    });

  function finish(transaction: TransactionBuilder): PlannedTransaction {
    const planned = transaction.finish();
    checkRoom(planned.changes);
    return planned;
  }

  return {
    requireTime,
    async run(job, use) {
      const { principal, steps, build } = job;
      requireTime(principal);
      if (steps !== undefined && isBusy(principal)) return useBuilt(job, steps, use);
      try {
        return await use((layer) =>
          // What only this thread can build is small, and has nowhere else to go.
          timed(principal, (steps === undefined ? BUDGETS.planCheck : BUDGETS.mainThreadPlan).each, () => {
            const transaction = begin(job, layer);
            if (steps) applySteps(transaction, steps);
            build?.(transaction);
            return finish(transaction);
          }),
        );
      } catch (error) {
        if (!(error instanceof TimeLimitExceeded)) throw error;
        if (steps === undefined) throw tooSlow();
        return useBuilt(job, steps, use);
      }
    },
  };

  async function useBuilt<Result>(
    job: PlanJob,
    steps: WriteSteps,
    use: (plan: Plan) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      const built = await buildElsewhere(job, steps);
      try {
        return await use((layer) =>
          timed(job.principal, BUDGETS.planCheck.each, () => {
            const transaction = begin(job, layer);
            transaction.adopt(built);
            return finish(transaction);
          }),
        );
      } catch (error) {
        if (error instanceof TimeLimitExceeded) throw tooSlow();
        if (!(error instanceof TransactionOutdated) || tries === MAX_TRIES) throw error;
      }
    }
  }
}
