import { availableParallelism } from 'node:os';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import type { Authentication } from '../access/sessions/authenticate.ts';
import type { Principal } from '../access/rights/principal.ts';
import { createBlobs } from './blobs.ts';
import { createFileShares } from './file-shares.ts';
import { openImageCache } from './image-cache.ts';
import { createImageWorker } from './image-worker.ts';
import { createPartyOf } from './party-of.ts';
import type { SaveAsset } from './save-asset.ts';
import { fileRoutes } from './serve-file.ts';
import { imageRoutes } from './serve-image.ts';
import { uploadRoutes } from './upload.ts';

interface AssetsOptions {
  readonly pool: Pool;
  readonly projectId: string;
  readonly dataset: string;
  /** URL at which browsers reach this lake, without a trailing slash. Asset URLs begin with it. */
  readonly publicUrl: string;
  /** Folder for transformed images. May be emptied at any time. */
  readonly cacheDir: string;
  readonly log: Logger;
  readonly saveAsset: SaveAsset;
  /** Word for a tenant in messages. */
  readonly tenantType: string;
  /** Returns true if a document has this id. */
  readonly isThere: (id: string) => boolean;
  /** Identifies the website, which may have more images transformed at once than a single IP address. */
  readonly authentication: Pick<Authentication, 'authenticate'>;
  /** Number of our own proxies in front of the lake. Defaults to 0, which ignores forwarded headers. */
  readonly trustedProxies?: number | undefined;
}

export interface Assets {
  /**
   * POST /assets/images/:dataset and /assets/files/:dataset. Requires `principal` in the context. Limits bodies
   * itself (see UPLOAD_LIMITS), so a smaller limit for the rest of the lake must exclude /assets.
   */
  readonly routes: Hono<{ Variables: { principal: Principal } }>;
  /** GET /images/… and /files/… without API version or authentication, like Sanity's image host. */
  readonly publicRoutes: Hono;
  /** Ends the processes that decode images. */
  close(): void;
}

/** Maximum size of the folder for transformed images. */
const CACHE_BYTES = 512 * 1024 * 1024;
/**
 * Number of images decoded at once. At least two even on one processor, so that one slow image doesn't block all
 * others.
 */
const WIDTH = Math.max(2, availableParallelism());
/** Limit per user or IP address, so that there is always room for others. */
const PER_PARTY = Math.floor(WIDTH / 2);

/** Upload, storage and delivery of a dataset's images and files. */
export function createAssets(options: AssetsOptions): Assets {
  // Separate pools, so that visitors' images never block editors' uploads.
  const shared = { width: WIDTH, perParty: PER_PARTY };
  const { waitingImageUploads, waitingRenderings } = BUDGETS;
  const uploads = createImageWorker({
    ...shared,
    waiting: waitingImageUploads.process,
    waitingPerParty: waitingImageUploads.person,
  });
  const renderings = createImageWorker({
    ...shared,
    waiting: waitingRenderings.process,
    waitingPerParty: waitingRenderings.caller,
  });
  const blobs = createBlobs(options.pool, options.dataset, options.isThere);
  const cache = openImageCache(options.cacheDir, CACHE_BYTES, options.log);
  const { projectId, dataset, publicUrl, saveAsset, authentication, log } = options;
  const partyOf = createPartyOf(authentication, options.trustedProxies ?? 0);
  const publicRoutes = new Hono();
  publicRoutes.route(
    '/',
    imageRoutes({ projectId, dataset, blobs, cache, worker: renderings, partyOf, log }),
  );
  publicRoutes.route('/', fileRoutes({ projectId, dataset, blobs }));
  return {
    routes: uploadRoutes({
      projectId,
      dataset,
      publicUrl,
      saveAsset,
      worker: uploads,
      takeFile: createFileShares(options.tenantType),
    }),
    publicRoutes,
    close() {
      uploads.close();
      renderings.close();
    },
  };
}
