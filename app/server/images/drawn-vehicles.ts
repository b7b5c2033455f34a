import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DRAWN_STYLES } from '@rooftop/illustration/drawing';
import { renderDrawing } from '@rooftop/illustration/render-drawing';
import type { ImageCache } from '@rooftop/lake/image-cache';
import { createWorkQueue } from '@rooftop/lake/work-queue';
import sharp from 'sharp';
import { type DrawnPicture, drawnName, PAINT_NAMES } from '../../vehicles/pictures/drawn-picture.ts';
import type { PictureWidth } from '../../vehicles/pictures/picture-widths.ts';
import { encodePhoto, type PhotoFormat } from './fit-photo.ts';

/** Vehicle drawings, each rasterized once per width and format, and cached on disk. */
export interface DrawnVehicles {
  /** @throws QueueFullError if too many are waiting */
  read(picture: DrawnPicture, width: PictureWidth, format: PhotoFormat): Promise<Buffer>;
  /** Draws the images of search results, one at a time, before shoppers request them. Stops when `signal` aborts. */
  warm(signal: AbortSignal): Promise<void>;
}

/** Widths of cards and of a vehicle page's first image, the most frequent first. */
const AHEAD = [640, 400, 800, 960] as const satisfies readonly PictureWidth[];
/** One drawing at a time, in sharp's own thread, so that the other threads are free for pages. */
const QUEUE = { width: 1, waiting: 200 };

async function drawNow(picture: DrawnPicture, width: PictureWidth, format: PhotoFormat): Promise<Buffer> {
  return encodePhoto(await renderDrawing(picture, width), format).toBuffer();
}

export function createDrawnVehicles(cache: ImageCache, edition: string, draw = drawNow): DrawnVehicles {
  const queue = createWorkQueue(QUEUE);
  sharp.concurrency(1);
  function read(picture: DrawnPicture, width: PictureWidth, format: PhotoFormat): Promise<Buffer> {
    const key = createHash('sha256')
      .update(`${edition} ${drawnName(picture)} ${width} ${format}`)
      .digest('hex');
    return cache.get(key, () => queue.run(() => draw(picture, width, format)));
  }
  return {
    read,
    async warm(signal) {
      for (const width of AHEAD) {
        for (const paint of PAINT_NAMES) {
          for (const style of DRAWN_STYLES) {
            if (signal.aborted) return;
            const start = performance.now();
            await read({ style, paint, view: 'front-quarter', scene: 'studio' }, width, 'avif');
            // Takes at most half of the time of one processor.
            await setTimeout(performance.now() - start, undefined, { signal, ref: false });
          }
        }
      }
    },
  };
}
