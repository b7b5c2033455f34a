import { createHash } from 'node:crypto';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { renderDrawing } from '@rooftop/illustration/render-drawing';
import type { ImageCache } from '@rooftop/lake/image-cache';
import { createWorkQueue } from '@rooftop/lake/work-queue';
import sharp from 'sharp';
import { type DrawnPicture, drawnName } from './drawn-picture.ts';
import type { PictureWidth } from './picture-widths.ts';
import { encodePhoto, type PhotoFormat } from './fit-photo.ts';

/** Vehicle drawings, each rasterized once per width and format, and cached on disk. */
export interface DrawnVehicles {
  /**
   * @param caller as `callerAddress` returns it. Undefined if no visitor waits for it
   * @throws QueueFullError if too many are waiting, of this caller or in total
   */
  read(picture: DrawnPicture, width: PictureWidth, format: PhotoFormat, caller?: string): Promise<Buffer>;
}

/** One drawing at a time, in sharp's own thread, so that the other threads are free for pages. */
const QUEUE = {
  width: 1,
  waiting: BUDGETS.waitingDrawings.process,
  waitingPerParty: BUDGETS.waitingDrawings.caller,
};

/** Rasterizes a drawing of a vehicle, in sharp's own thread. */
export async function drawVehicle(
  picture: DrawnPicture,
  width: PictureWidth,
  format: PhotoFormat,
): Promise<Buffer> {
  return encodePhoto(await renderDrawing(picture, width), format).toBuffer();
}

export function createDrawnVehicles(cache: ImageCache, edition: string, draw = drawVehicle): DrawnVehicles {
  const queue = createWorkQueue(QUEUE);
  sharp.concurrency(1);
  return {
    read(picture, width, format, caller) {
      const key = createHash('sha256')
        .update(`${edition} ${drawnName(picture)} ${width} ${format}`)
        .digest('hex');
      return cache.get(key, () => queue.run(() => draw(picture, width, format), { party: caller }));
    },
  };
}
