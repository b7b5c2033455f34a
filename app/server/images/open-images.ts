/** What a website process shares between all its requests to show pictures: of cars, of editors, and of maps. */
import { join } from 'node:path';
import { createImageUrl } from '@rooftop/content/image-url';
import type { Pool } from '@rooftop/database/pool';
import { openImageCache } from '@rooftop/lake/image-cache';
import { readPhotoHosts } from '@rooftop/platform/images/allowed-photo-hosts';
import { createPictures } from '@rooftop/platform/images/create-pictures';
import { withDrawingLock } from '@rooftop/platform/images/drawing-lock';
import { createImageSignature } from '@rooftop/platform/images/image-signature';
import { deriveKey } from '@rooftop/vault/derive-key';
import type { Logger } from 'pino';
import type { WebEnvironment } from '#app/env.server.ts';
import type { ContextOptions } from '../create-context.ts';
import { drawOutline } from '../maps/draw-outline.ts';
import { createStaticMaps } from '../maps/static-map.ts';
import { createPictureRoutes } from './picture-routes.ts';

/** Maximum bytes of maps on disk. */
const MAPS_BYTES = 256 * 1024 * 1024;

interface ImagesOptions extends Pick<ContextOptions, 'report' | 'content' | 'inventory' | 'visitors'> {
  readonly env: WebEnvironment;
  readonly log: Logger;
  readonly sanity: {
    readonly projectId: string;
    readonly dataset: string;
    readonly apiHost: string | undefined;
  };
  /** Connections for reading inventories. */
  readonly inventoryPool: Pool;
}

/** Opens the pictures of cars, which the caller closes. */
export async function openImages({
  env,
  log,
  report,
  sanity,
  content,
  inventory,
  inventoryPool,
  visitors,
}: ImagesOptions) {
  const imageSignature = createImageSignature(deriveKey(env.ENCRYPTION_KEY, 'image-url'));
  const pictures = await createPictures({
    folder: env.DATA_DIR,
    readHosts: () => readPhotoHosts(inventoryPool),
    drawAlone: (work) => withDrawingLock(inventoryPool, env.DATA_DIR, work),
    log,
  });
  const pictureRoutes = createPictureRoutes({
    pictures,
    findListing: async ({ dealership }, vin) => {
      const own = content.forDealership(dealership.id, { language: 'en' });
      const cars = await inventory.forDealership(dealership.id, { content: own }).index();
      return cars.find(vin);
    },
    seesPrivate: (cookies, visit) =>
      visitors
        .open(cookies, {
          dealership: visit.dealership.id,
          consent: ['essential'],
          cookieTier: visit.dealership.cookieTier,
          report: (error) => report(error, visit),
        })
        .hasUnlockedInventory(),
    onFailure: (err) => log.warn({ err }, 'photo unavailable'),
  });
  return {
    pictures,
    pictureRoutes,
    imageSignature,
    imageUrl: createImageUrl({
      ...sanity,
      ...(sanity.apiHost !== undefined && { baseUrl: '', sign: (target) => imageSignature.sign(target) }),
    }),
    mapPicture: createStaticMaps({
      template: env.STATIC_MAP_URL,
      cache: openImageCache(join(env.DATA_DIR, 'maps'), MAPS_BYTES, log),
      draw: drawOutline,
      onFailure: (err) => log.warn({ err }, 'map not fetched, showing the outline'),
    }),
  };
}
