import { setImmediate } from 'node:timers/promises';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createWorkQueue, type WorkQueue, type WorkQueueOptions } from '@rooftop/lake/work-queue';

/**
 * Event loop iterations between two pages. Each accepts one new connection, and costs microseconds if there is none.
 */
const ITERATIONS = 10;

/**
 * A queue for rendering, which runs on the process's one thread (decision 41). The event loop runs between two pages,
 * so requests that arrive meanwhile are read and then served from the cache, queued or refused. Otherwise they would
 * wait in their sockets, where no limit applies.
 */
export function createRenderingQueue(options: WorkQueueOptions): WorkQueue {
  const queue = createWorkQueue(options);
  let turn = Promise.resolve();
  const nextTurn = () => (turn = turn.then(letEventLoopGoOn));
  return {
    run: (task, wanted) =>
      queue.run(async () => {
        await nextTurn();
        return task();
      }, wanted),
  };
}

async function letEventLoopGoOn(): Promise<void> {
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) await setImmediate();
}

/**
 * For pages that will be cached. They are few, and each is rendered once for everyone, so a longer wait is worth it.
 */
const KEEPING: WorkQueueOptions = {
  width: BUDGETS.cachedPages.process,
  waiting: BUDGETS.waitingCachedPages.process,
  maxWaitMs: 10_000,
};
/**
 * Milliseconds that any other page waits to be rendered before it is refused. A visitor is refused within a second, and
 * 32 requests at once are all answered by a machine that renders 40 pages a second.
 */
const PATIENCE_MS = 800;

/** The process's two queues. Searches never delay a page that will be cached. */
export const createRenderingQueues = ({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}) => ({
  keeping: createRenderingQueue(KEEPING),
  rendering: createRenderingQueue({ width: atOnce, waiting, maxWaitMs: PATIENCE_MS }),
});
