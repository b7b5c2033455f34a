import { createChildPool } from '@rooftop/lake/assets/child-pool';
import type { DrawnPicture } from './drawn-picture.ts';
import type { PictureWidth } from './picture-widths.ts';

export interface DrawRequest extends DrawnPicture {
  readonly width: PictureWidth;
}

export interface Drawer {
  /**
   * A vehicle as WebP, one after the other.
   * @throws QueueFullError when too many wait already
   */
  draw(request: DrawRequest): Promise<Buffer>;
  close(): void;
}

/** How many drawings may wait for their turn. */
const WAITING = 200;
/** Milliseconds. A drawing is our own work: slow on a busy machine, never endless. */
const LIMIT_MS = 30_000;
const IDLE_MS = 20_000;

/** Draws in a process of its own, which lives while there is work. */
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
