import { setImmediate } from 'node:timers/promises';

/** Long work calls this now and then: it lets others run when it has worked for long enough. */
export type Pause = () => Promise<void>;

const SLICE_MS = 6;
/** Rows between two looks at the clock. */
const CHUNK = 512;

/** Pauses for one piece of work that begins now. */
export function createPause(): Pause {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Does something for each of `count` rows without keeping anybody waiting. */
export async function eachRow(count: number, pause: Pause, work: (row: number) => void): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    await pause();
    const to = Math.min(from + CHUNK, count);
    for (let row = from; row < to; row += 1) work(row);
  }
}
