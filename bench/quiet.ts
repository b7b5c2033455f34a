/** Waits until the machine is idle. */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two checks. */
const LOOK_MS = 2_000;
/** Milliseconds after which the benchmark starts even on a busy machine. */
const PATIENCE_MS = 120_000;
/** Share of processor time that other processes may use. */
const QUIET = 0.1;

/** Ticks of all processors since the machine started: total and idle. */
async function processorTime(): Promise<{ all: number; idle: number }> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { all: ticks.reduce((sum, one) => sum + one, 0), idle: idle + waiting };
}

/**
 * Waits until startup work such as rendering images and importing feeds is done. If the machine stays busy, logs that
 * and returns.
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
  process.stdout.write('The machine is busy: rely on ratios, not on times.\n');
}
