/** Waits until the machine is idle. */
import { setTimeout } from 'node:timers/promises';
import { readTime } from './processor-time.ts';

/** Milliseconds between two checks. */
const LOOK_MS = 2_000;
/** Milliseconds after which the benchmark starts even on a busy machine. Its report says so. */
const PATIENCE_MS = 120_000;
/** Share of processor time that may be in use. */
const QUIET = 0.1;

/** Waits until startup work such as importing feeds is done, or for two minutes if the machine stays busy. */
export async function untilQuiet(): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  let before = await readTime();
  while (performance.now() < patience) {
    await setTimeout(LOOK_MS);
    const now = await readTime();
    const busy = 1 - (now.idle - before.idle) / (now.total - before.total);
    if (busy < QUIET) return;
    before = now;
  }
}
