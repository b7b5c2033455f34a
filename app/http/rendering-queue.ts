import { setImmediate } from 'node:timers/promises';
import { createWorkQueue, type WorkQueue, type WorkQueueOptions } from '@rooftop/lake/assets/work-queue';

/** Iterations of the event loop between two pages. Each accepts one new connection, and costs microseconds if there is none. */
const ITERATIONS = 10;

/**
 * A queue for rendering, which is work of the process's one thread (decision 41). The event loop goes on between two
 * pages, so what arrives meanwhile is read: it is answered from the cache, queues, or is refused. Without that, requests
 * would wait in their sockets, where no limit sees them.
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

/** For pages that will be cached. They are few, each is rendered once for everyone, so it is worth a longer wait. */
const KEEPING: WorkQueueOptions = { width: 4, waiting: 64, patience: 10_000 };
/** Milliseconds that any other page waits to be rendered before it is refused. */
const PATIENCE_MS = 500;

/** The process's two queues: searches never hold up a page that will be cached. */
export const createRenderingQueues = ({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}) => ({
  keeping: createRenderingQueue(KEEPING),
  rendering: createRenderingQueue({ width: atOnce, waiting, patience: PATIENCE_MS }),
});
