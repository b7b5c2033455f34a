/** Blocking time by the processor time of a page's main thread, from a browser's trace. */
import { z } from 'zod';

/** How much slower Lighthouse's phone is than this machine. */
const SLOWDOWN = 4;
/** Milliseconds after which a task blocks input. */
const BLOCKING_MS = 50;

const traceShape = z.object({ traceEvents: z.array(z.looseObject({ name: z.string() })) });
const paintShape = z.object({
  name: z.literal('firstContentfulPaint'),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
});
/** Times in microseconds: by the clock, and by the processor time of the thread. */
const taskShape = z.object({
  name: z.literal('RunTask'),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number(),
  tdur: z.number(),
});

/**
 * Sums what tasks of the main thread take beyond 50 ms on Lighthouse's slow phone, after the first contentful paint.
 * Unlike Lighthouse's, it counts only the time in which the thread used a processor: while it waits for one, the page
 * does nothing that could be made faster.
 * @param trace what the browser recorded, as Lighthouse saves it
 * @returns milliseconds
 * @throws Error if the trace has no first contentful paint
 */
export function computeBlockingTime(trace: unknown): number {
  const events = traceShape.parse(trace).traceEvents;
  const paint = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .map((event) => paintShape.parse(event))
    .at(-1);
  if (paint === undefined) throw new Error('The trace has no first contentful paint.');
  return events
    .filter(({ name }) => name === 'RunTask')
    .map((event) => taskShape.safeParse(event).data)
    .filter((task) => task?.pid === paint.pid && task.tid === paint.tid)
    .reduce((sum, task) => {
      if (task === undefined || task.dur === 0) return sum;
      const afterPaint = Math.min(1, Math.max(0, (task.ts + task.dur - paint.ts) / task.dur));
      return sum + Math.max(0, (SLOWDOWN * task.tdur * afterPaint) / 1000 - BLOCKING_MS);
    }, 0);
}
