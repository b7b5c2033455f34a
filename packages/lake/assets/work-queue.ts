import { availableParallelism } from 'node:os';

/** Thrown when so much work waits already that more would only make everybody wait longer. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much is being worked on; try again in a moment');
    this.name = 'QueueFullError';
  }
}

/** For whom a task runs, and whether anyone still wants it. */
export interface Wanted {
  /** The person or address that asked. Tasks without one are limited by the whole queue only. */
  readonly party?: string | undefined;
  /** Aborted when nobody waits for the result anymore; a task that has not started then never does. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs tasks a few at a time, in order of arrival; `run` rejects with QueueFullError when too many wait. */
export interface WorkQueue {
  run<T>(task: () => Promise<T>, wanted?: Wanted): Promise<T>;
}

export interface WorkQueueOptions {
  /** Tasks that run at once. Defaults to the number of processors. */
  readonly width?: number;
  /** Tasks that may wait beyond those running. */
  readonly waiting?: number;
  /** Of one party: tasks that run at once. Defaults to all of them. */
  readonly perParty?: number;
  /** Of one party: tasks that may wait. Defaults to all of them. */
  readonly waitingPerParty?: number;
  /** Milliseconds that a task may wait before it is refused. Without it, a task waits for its turn. */
  readonly patience?: number;
}

interface Waiting {
  readonly party: string | undefined;
  start(): void;
}

/** Creates a queue. A party that has its share waits; tasks of others that came later overtake it. */
export function createWorkQueue({
  width = availableParallelism(),
  waiting = 128,
  perParty = width,
  waitingPerParty = waiting,
  patience,
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
    // The place is taken here, so nobody who arrives before the task wakes can have it.
    running.push(task?.party);
    task?.start();
  }

  function turn(party: string | undefined, signal: AbortSignal | undefined): Promise<void> {
    const ownWaiting = party === undefined ? 0 : line.filter((task) => task.party === party).length;
    if (line.length >= waiting || ownWaiting >= waitingPerParty) throw new QueueFullError();
    return new Promise((resolve, reject) => {
      const task: Waiting = { party, start };
      const late =
        patience === undefined ? undefined : setTimeout(() => giveUp(new QueueFullError()), patience);
      const onAbort = () => giveUp(signal?.reason);
      function settle() {
        clearTimeout(late);
        signal?.removeEventListener('abort', onAbort);
      }
      function giveUp(reason: unknown) {
        settle();
        line.splice(line.indexOf(task), 1);
        reject(reason);
      }
      function start() {
        settle();
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
