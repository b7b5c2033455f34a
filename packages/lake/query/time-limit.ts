/** Runs a computation with a time limit, so that it cannot block the process. */
import { createContext, Script } from 'node:vm';

/** Thrown if a computation took too long and was interrupted. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'OutOfTime';
}

// Node stops a script after a timeout, including any function of ours that it has called: loops, regular expressions
// and JSON too. No `catch` or `finally` block inside runs then.
const script = new Script('run()');
const scope = { run: (): void => {} };
const context = createContext(scope);

/** The error is not an instance of our own `Error`, because it comes from the script's context. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Returns the result of `run`, which must be synchronous and safe to interrupt anywhere: it must not leave shared
 * state half updated. The watchdog thread costs about 0.2 ms.
 * @param milliseconds time limit
 * @throws OutOfTime if it took longer, or any error of `run`
 */
export function runWithTimeLimit<Result>(milliseconds: number, run: () => Result): Result {
  const outcomes: { readonly result: Result }[] = [];
  scope.run = () => {
    outcomes.push({ result: run() });
  };
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) throw new TimeLimitExceeded(`Stopped after ${milliseconds} ms`, { cause: error });
    throw error;
  } finally {
    scope.run = () => {};
  }
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('The computation did not run');
  return outcome.result;
}
