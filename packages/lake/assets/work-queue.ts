import { availableParallelism } from 'node:os';
import type { Budget } from '@rooftop/budgets/budget';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';

/** The party a task runs for, and whether its result is still needed. */
export interface TaskOptions {
  /** The user or IP address that sent the request. Tasks without a party are only limited by the whole queue. */
  readonly party?: string | undefined;
  /** Aborts when nobody waits for the result anymore. A task that hasn't started by then never does. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs a few tasks at a time, in order of arrival. `run` rejects with QueueFullError if too many are waiting. */
interface WorkQueue {
  run<T>(task: () => Promise<T>, wanted?: TaskOptions): Promise<T>;
}

export interface WorkQueueOptions {
  /** Maximum number of running tasks. Defaults to the number of processors. */
  readonly width?: number;
  /** Maximum number of waiting tasks, in addition to those running. */
  readonly waiting?: number;
  /** Maximum number of running tasks per party. Defaults to `width`. */
  readonly perParty?: number;
  /** Maximum number of waiting tasks per party. Defaults to `waiting`. */
  readonly waitingPerParty?: number;
}

/** Returns the options of a queue: what may run and what may wait, in all and per caller. */
export const queueLimits = (
  running: Required<Pick<Budget, 'process' | 'caller'>>,
  waiting: Required<Pick<Budget, 'process' | 'caller'>>,
) => ({
  width: running.process,
  perParty: running.caller,
  waiting: waiting.process,
  waitingPerParty: waiting.caller,
});

interface Waiting {
  readonly party: string | undefined;
  start(): void;
}

/** Creates a queue. A party that has used its share waits, and later tasks of others overtake it. */
export function createWorkQueue({
  width = availableParallelism(),
  waiting = 128,
  perParty = width,
  waitingPerParty = waiting,
}: WorkQueueOptions = {}): WorkQueue {
  const running: (string | undefined)[] = [];
  const line: Waiting[] = [];

  const mayStart = (party: string | undefined) =>
    running.length < width &&
    (party === undefined || running.filter((other) => other === party).length < perParty);

  function leave(party: string | undefined): void {
    running.splice(running.indexOf(party), 1);
    const next = line.findIndex((task) => mayStart(task.party));
    if (next < 0) return;
    const [task] = line.splice(next, 1);
    // Reserves the slot now, so that no newly arriving task can take it before this task resumes.
    running.push(task?.party);
    task?.start();
  }

  function turn(party: string | undefined, signal: AbortSignal | undefined): Promise<void> {
    const ownWaiting = party === undefined ? 0 : line.filter((task) => task.party === party).length;
    if (line.length >= waiting || ownWaiting >= waitingPerParty) throw new QueueFullError();
    return new Promise((resolve, reject) => {
      const task: Waiting = { party, start };
      function onAbort() {
        line.splice(line.indexOf(task), 1);
        reject(signal?.reason);
      }
      function start() {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }
      signal?.addEventListener('abort', onAbort, { once: true });
      line.push(task);
    });
  }

  return {
    async run(task, { party, signal } = {}) {
      signal?.throwIfAborted();
      if (mayStart(party)) running.push(party);
      else await turn(party, signal);
      try {
        return await task();
      } finally {
        leave(party);
      }
    },
  };
}
