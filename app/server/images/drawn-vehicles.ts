import { createHash } from 'node:crypto';
import type { ImageCache } from '@rooftop/lake/assets/image-cache';
import { BODY_STYLES } from '@rooftop/illustration/body-style';
import { type DrawnPicture, drawnName, PAINT_NAMES } from '../../vehicles/pictures/drawn-picture.ts';
import type { Drawer } from './drawer.ts';
import type { PictureWidth } from '../../vehicles/pictures/picture-widths.ts';

/** Vehicle drawings, each drawn once and cached on disk. */
export interface DrawnVehicles {
  /** @throws QueueFullError if too many are waiting */
  read(picture: DrawnPicture, width: PictureWidth): Promise<Buffer>;
  /** Draws the images of search results, one at a time, before shoppers request them. Stops when `signal` aborts. */
  warm(signal: AbortSignal): Promise<void>;
}

/** Images of cards and of a vehicle page's first screen, the most frequent first. */
const AHEAD = [
  ['front-quarter', 640],
  ['front-quarter', 400],
  ['side', 640],
  ['front-quarter', 960],
] as const;

export function createDrawnVehicles(cache: ImageCache, drawer: Drawer, edition: string): DrawnVehicles {
  function read(picture: DrawnPicture, width: PictureWidth): Promise<Buffer> {
    const key = createHash('sha256')
      .update(`${edition} ${drawnName(picture)} ${width}`)
      .digest('hex');
    return cache.get(key, () => drawer.draw({ ...picture, width }));
  }
  return {
    read,
    async warm(signal) {
      for (const [view, width] of AHEAD) {
        for (const paint of PAINT_NAMES) {
          for (const bodyStyle of BODY_STYLES) {
            if (signal.aborted) return;
            await read({ bodyStyle, paint, view }, width);
          }
        }
      }
    },
  };
}
