import { createChildPool } from '@rooftop/lake/assets/child-pool';
import type { DrawnPicture } from '../../vehicles/pictures/drawn-picture.ts';
import type { PictureWidth } from '../../vehicles/pictures/picture-widths.ts';

export interface DrawRequest extends DrawnPicture {
  readonly width: PictureWidth;
}

export interface Drawer {
  /**
   * Draws a vehicle as WebP, one at a time.
   * @throws QueueFullError if too many are waiting
   */
  draw(request: DrawRequest): Promise<Buffer>;
  close(): void;
}

/** Maximum number of waiting drawings. */
const WAITING = 200;
/** Milliseconds. A drawing is our own code: slow on a busy machine, but never endless. */
const LIMIT_MS = 30_000;
const IDLE_MS = 20_000;

/** Draws in a separate process, which runs while there is work. */
export function createDrawer(): Drawer {
  const pool = createChildPool<DrawRequest, Uint8Array>({
    program: new URL('./draw-process.ts', import.meta.url),
    width: 1,
    waiting: WAITING,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    draw: async (request) => Buffer.from(await pool.run(() => request)),
    close: () => pool.close(),
  };
}
