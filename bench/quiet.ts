/** Waiting for a machine that has nothing else to do. */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK_MS = 2_000;
/** Milliseconds after which a busy machine is measured nevertheless. */
const PATIENCE_MS = 120_000;
/** Share of the processors' time that others may use. */
const QUIET = 0.1;

/** Ticks of all processors since the machine started: all of them, and those with nothing to do. */
async function processorTime(): Promise<{ all: number; idle: number }> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { all: ticks.reduce((sum, one) => sum + one, 0), idle: idle + waiting };
}

/**
 * Waits until what a start sets in motion is over: pictures are drawn, feeds are read. A machine that others keep busy
 * is said to be so, and measured.
 */
export async function untilQuiet(): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  let before = await processorTime();
  while (performance.now() < patience) {
    await setTimeout(LOOK_MS);
    const now = await processorTime();
    const busy = 1 - (now.idle - before.idle) / (now.all - before.all);
    if (busy < QUIET) return;
    before = now;
  }
  process.stdout.write('The machine is busy: count ratios, not times.\n');
}
