import { VEHICLE_CLASSES } from '@rooftop/illustration/vehicle-classes';
import { createChildPool } from '@rooftop/lake/child-pool';
import type { ImageCache } from '@rooftop/lake/image-cache';
import { PAINT_NAMES } from './drawn-picture.ts';
import type { PictureWidth } from './picture-widths.ts';
import { createDrawnVehicles, type drawVehicle } from './drawn-vehicles.ts';

/** A drawing to make. */
export type DrawingJob = Parameters<typeof drawVehicle>;

/** Widths of cards on most screens, the most frequent first. */
const WIDTHS = [640, 400, 800] as const satisfies readonly PictureWidth[];
/** Milliseconds of processor time per drawing until its process is killed. */
const LIMIT_MS = 60_000;

/** The images of search results, the most frequent first. */
export const DRAWN_AHEAD: readonly DrawingJob[] = WIDTHS.flatMap((width) =>
  PAINT_NAMES.flatMap((paint) =>
    VEHICLE_CLASSES.map(
      (vehicleClass): DrawingJob => [{ vehicleClass, paint, scene: 'studio' }, width, 'avif'],
    ),
  ),
);

/**
 * Draws the images of search results that are not on disk yet, one at a time, in a child process at the lowest priority.
 * @param cache opened for this alone, so that no request waits for a drawing in progress. Web processes find finished
 * drawings on disk.
 * @param edition version of the drawings
 * @throws the signal's reason if it aborts
 */
export async function drawAhead(cache: ImageCache, edition: string, signal: AbortSignal): Promise<void> {
  const pool = createChildPool<DrawingJob, Uint8Array>({
    program: new URL('./drawing-process.ts', import.meta.url),
    limitMs: LIMIT_MS,
    width: 1,
  });
  const vehicles = createDrawnVehicles(cache, edition, async (...job) =>
    Buffer.from(await pool.run(() => job, { signal })),
  );
  try {
    for (const job of DRAWN_AHEAD) {
      signal.throwIfAborted();
      await vehicles.read(...job);
    }
  } finally {
    pool.close();
  }
}
