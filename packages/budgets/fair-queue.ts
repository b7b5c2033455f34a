import { setImmediate } from 'node:timers/promises';
import type { Budget } from './budget.ts';
import { QueueFullError } from './queue-full-error.ts';
import { refusalWait } from './refusal-wait.ts';
import { createShares, type ShareOwner } from './shares.ts';

/** Tasks of this process's one thread that wait for their turn, such as rendering a page. */
interface FairQueue {
  /**
   * Runs a task in its turn.
   * @param owner whose shares it uses
   * @throws QueueFullError if its turn would not come soon enough
   */
  run<Result>(task: () => Promise<Result>, owner: ShareOwner): Promise<Result>;
}

export interface FairQueueOptions {
  /** Maximum number of running tasks, in all and of one owner. */
  readonly atOnce: Budget & { readonly process: number };
  /** Maximum number of waiting tasks. */
  readonly waiting: number;
  /** Milliseconds that a task may wait. */
  readonly maxWaitMs: number;
  /** Tasks that may always wait, however long the latest ones took. Defaults to 32. */
  readonly leastRoom?: number;
  /** Milliseconds of a task that need no rest. Defaults to 4. */
  readonly shortMs?: number;
}

interface WaitingTask {
  readonly owner: ShareOwner;
  /** Its place in the line, in milliseconds of `performance.now`. */
  readonly place: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Event loop iterations between two tasks. Each accepts one new connection, and costs microseconds if there is none. */
const ITERATIONS = 10;
/** Milliseconds after which the next task starts even before that, however many requests there are to refuse. */
const LONGEST_PAUSE_MS = 10;
/** Milliseconds that a task is expected to take before any has been measured. */
const EXPECTED_MS = 10;
/** Weight of the latest task in the average time. */
const WEIGHT = 0.05;
/** Tasks that may always wait, unless the queue says otherwise. */
const LEAST_ROOM = 32;
const SCOPES = ['person', 'tenant', 'caller'] as const;
/** Scopes of a single user, who never gets more than half of the thread's time. */
const SINGLE = ['person', 'caller'] as const;
/** Milliseconds of a task that need no rest. */
const SHORT_MS = 4;
/** Resting owners after which those whose rest is over are forgotten. */
const REMEMBERED = 1000;

/** Lets the event loop go on, so that requests that arrived meanwhile are read, and answered, queued or refused. */
export async function letEventLoopGoOn(): Promise<void> {
  const end = performance.now() + LONGEST_PAUSE_MS;
  for (let iteration = 0; iteration < ITERATIONS && performance.now() < end; iteration += 1)
    await setImmediate();
}

/**
 * Creates a queue for work on the process's one thread. The event loop goes on between two tasks. Otherwise requests
 * would wait in their sockets, where no limit applies (decision 41).
 *
 * A task's place in the line is as if all that its owner already has there came first, so that who asks for much delays
 * only their own (decision 107). A caller's or person's next task starts no sooner than after as long a rest as their last
 * one took, so that work in many small steps, such as a form, goes on beside them. The line is no longer than what can be
 * done in time: one more task, and the last one is refused.
 */
export function createFairQueue({
  atOnce,
  waiting,
  maxWaitMs,
  leastRoom = LEAST_ROOM,
  shortMs = SHORT_MS,
}: FairQueueOptions): FairQueue {
  const slots = createShares(atOnce);
  /** Sorted by place. */
  const line: WaitingTask[] = [];
  /** When the rest of an owner ends, who has just had the thread. */
  const rests = new Map<string, number>();
  let isServing = false;
  /** When the last task started, if others have been waiting ever since. */
  let lastStart: number | undefined;
  /** Average milliseconds between the starts of two tasks while others wait. */
  let taskMs = EXPECTED_MS;

  const room = () => Math.min(waiting, Math.max(leastRoom, Math.floor(maxWaitMs / taskMs)));

  /** Number of waiting tasks of the same owner: of the scope that has most. */
  function countOwn(owner: ShareOwner): number {
    const counts = SCOPES.map((scope) =>
      owner[scope] === undefined ? 0 : line.filter((task) => task.owner[scope] === owner[scope]).length,
    );
    return Math.max(...counts);
  }

  function wait(owner: ShareOwner): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const now = performance.now();
    const late = setTimeout(refuse, maxWaitMs);
    const task: WaitingTask = {
      owner,
      place: now + countOwn(owner) * taskMs,
      start() {
        clearTimeout(late);
        resolve();
      },
      refuse,
    };
    function refuse() {
      clearTimeout(late);
      line.splice(line.indexOf(task), 1);
      setTimeout(() => reject(new QueueFullError()), Math.max(0, now + refusalWait() - performance.now()));
    }
    line.splice(line.findLastIndex(({ place }) => place <= task.place) + 1, 0, task);
    if (line.length > room()) line.at(-1)?.refuse();
    void serve();
    return promise;
  }

  const keysOf = (owner: ShareOwner): string[] =>
    SINGLE.flatMap((scope) => (owner[scope] === undefined ? [] : [`${scope} ${owner[scope]}`]));
  const endOfRest = (owner: ShareOwner): number =>
    Math.max(0, ...keysOf(owner).map((key) => rests.get(key) ?? 0));

  /** Starts a task, and notes how long its owner rests. Resolves after the part of it that is done in one piece. */
  async function start({ owner, start: begin }: WaitingTask): Promise<void> {
    const began = performance.now();
    begin();
    await setImmediate();
    const end = performance.now();
    if (end - began < shortMs) return;
    for (const key of keysOf(owner)) rests.set(key, 2 * end - began);
    if (rests.size > REMEMBERED) for (const [key, until] of rests) if (until < end) rests.delete(key);
  }

  /** Starts waiting tasks, one after the other, while there are free slots for their owners. */
  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    while (line.length > 0) {
      await letEventLoopGoOn();
      const now = performance.now();
      const next = line.findIndex(({ owner }) => endOfRest(owner) <= now && slots.take(owner) === undefined);
      const [task] = next === -1 ? [] : line.splice(next, 1);
      if (task === undefined) {
        // The others continue when a running task has ended, or when a rest is over.
        const rest = Math.min(...line.map(({ owner }) => endOfRest(owner) - now).filter((ms) => ms > 0));
        if (rest < Number.POSITIVE_INFINITY) setTimeout(() => void serve(), rest);
        break;
      }
      if (lastStart !== undefined) taskMs += WEIGHT * (now - lastStart - taskMs);
      lastStart = now;
      await start(task);
    }
    if (line.length === 0) lastStart = undefined;
    isServing = false;
  }

  return {
    async run(task, owner) {
      await wait(owner);
      try {
        return await task();
      } finally {
        slots.release(owner);
        void serve();
      }
    },
  };
}
