import { setImmediate } from 'node:timers/promises';

/** Long work calls this now and then. It lets the event loop continue after enough time. */
export type Pause = () => Promise<void>;

const SLICE_MS = 6;
/** Rows between two checks of the clock. */
const CHUNK = 512;

/** Creates the pauses of one piece of work that starts now. */
export function createPause(): Pause {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Calls `work` for each of `count` rows without blocking the event loop. */
export async function forEachRow(count: number, pause: Pause, work: (row: number) => void): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    await pause();
    const to = Math.min(from + CHUNK, count);
    for (let row = from; row < to; row += 1) work(row);
  }
}
