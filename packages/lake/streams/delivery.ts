/** Passes changes through the filters of streams, in the turns of their readers. */
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { BudgetSpent } from '../requests/budget-spent.ts';
import type { Principal } from '../access/rights/principal.ts';
import type { Queries } from '../query/queries.ts';

/** One step of a stream: it begins, or is told about a transaction. */
export interface Step {
  /** The filter has been applied to one transaction, or compiled. */
  readonly run: () => void;
  /** Ends the stream, because its reader has no time left. They may connect again, and will miss nothing. */
  readonly end: () => void;
}

export interface Delivery {
  /** Runs a step after all earlier ones of the same reader. */
  add(reader: Principal, step: Step): void;
}

/** Milliseconds of a reader's turn, after which others have theirs. */
const TURN_MS = 8;
/** Steps of one reader that may wait. Beyond that, none of their streams keeps up. */
const MAX_WAITING = 20_000;

/** @param report gets errors that nobody expects. The streams of their reader end. */
export function createDelivery(
  { runInTurn }: Pick<Queries, 'runInTurn'>,
  report: (error: unknown) => void,
): Delivery {
  /** By reader, in order. */
  const waiting = new Map<string, Step[]>();

  function runSome(steps: Step[]): void {
    const until = performance.now() + TURN_MS;
    do {
      const step = steps.shift();
      try {
        step?.run();
      } catch (error) {
        // Its stream has missed something.
        step?.end();
        throw error;
      }
    } while (steps.length > 0 && performance.now() < until);
  }

  async function serve(reader: Principal, steps: Step[]): Promise<void> {
    while (steps.length > 0) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one turn after the other
        await runInTurn(reader, () => runSome(steps));
      } catch (error) {
        if (!(error instanceof BudgetSpent || error instanceof QueueFullError)) report(error);
        for (const { end } of steps.splice(0)) end();
      }
    }
    waiting.delete(reader.id);
  }

  return {
    add(reader, step) {
      const steps = waiting.get(reader.id);
      if (steps === undefined) {
        const first = [step];
        waiting.set(reader.id, first);
        void serve(reader, first);
      } else if (steps.length < MAX_WAITING) steps.push(step);
      else step.end();
    },
  };
}
