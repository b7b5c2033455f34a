import { availableParallelism } from 'node:os';

/** Thrown when so much work waits already that more would only make everybody wait longer. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many images are being worked on; try again in a moment');
    this.name = 'QueueFullError';
  }
}

/** Runs tasks a few at a time, in order of arrival; `run` rejects with QueueFullError when too many wait. */
export interface WorkQueue {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** A queue as wide as the machine's processors; `waiting` is how many tasks may wait beyond those running. */
export function createWorkQueue({ width = availableParallelism(), waiting = 128 } = {}): WorkQueue {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    async run(task) {
      if (running >= width) {
        if (line.length >= waiting) throw new QueueFullError();
        // Whoever finishes hands over its place, so `running` already counts us when we wake.
        await new Promise<void>((start) => line.push(start));
      } else running++;
      try {
        return await task();
      } finally {
        const next = line.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
