import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { Principal } from '../access/principal.ts';
import { createBlobs } from './blobs.ts';
import { openImageCache } from './image-cache.ts';
import type { SaveAsset } from './save-asset.ts';
import { fileRoutes } from './serve-file.ts';
import { imageRoutes } from './serve-image.ts';
import { uploadRoutes } from './upload.ts';
import { createWorkQueue } from './work-queue.ts';

export interface AssetsOptions {
  readonly pool: Pool;
  readonly projectId: string;
  readonly dataset: string;
  /** Where browsers reach this lake, without a slash at the end; asset urls begin with it. */
  readonly publicUrl: string;
  /** Folder of transformed images; may be emptied at any time. */
  readonly cacheDir: string;
  /** Upper bound of that folder, in bytes. */
  readonly cacheBytes?: number;
  readonly log: Logger;
  readonly saveAsset: SaveAsset;
}

export interface Assets {
  /**
   * POST /assets/images/:dataset and /assets/files/:dataset. Needs `principal` in the context. Bodies are
   * limited here (see UPLOAD_LIMITS), so a smaller limit for the rest of the lake must leave out /assets.
   */
  readonly routes: Hono<{ Variables: { principal: Principal } }>;
  /** GET /images/… and /files/… without API version and without sign-in, as on Sanity's image host. */
  readonly publicRoutes: Hono;
}

const CACHE_BYTES = 512 * 1024 * 1024;

/** Upload, storage and delivery of a dataset's images and files. */
export function createAssets(options: AssetsOptions): Assets {
  sharp.cache(false);
  sharp.concurrency(1);
  // Apart from each other: however many pictures visitors want, editors can upload.
  const [renderings, uploads] = [createWorkQueue(), createWorkQueue({ waiting: 64 })];
  const blobs = createBlobs(options.pool, options.dataset);
  const cache = openImageCache(options.cacheDir, options.cacheBytes ?? CACHE_BYTES, options.log);
  const { projectId, dataset, publicUrl, saveAsset } = options;
  const publicRoutes = new Hono();
  publicRoutes.route(
    '/',
    imageRoutes({ projectId, dataset, blobs, cache, queue: renderings, log: options.log }),
  );
  publicRoutes.route('/', fileRoutes({ projectId, dataset, blobs }));
  return { routes: uploadRoutes({ projectId, dataset, publicUrl, saveAsset, queue: uploads }), publicRoutes };
}
