import { createHash } from 'node:crypto';
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { ImageCache } from '@rooftop/lake/image-cache';
import { createWorkQueue, queueLimits, type TaskOptions } from '@rooftop/lake/work-queue';
import { LRUCache } from 'lru-cache';
import { PhotoError } from './fetch-photo.ts';
import { JobFailedError, JobKilledError } from '@rooftop/lake/child-pool';
import type { Decoder } from './decoder.ts';
import type { PhotoFormat } from './fit-photo.ts';
import type { PictureWidth } from './picture-widths.ts';

/** A photo request. */
interface WantedPhoto {
  readonly dealership: string;
  /** The photo's URL in the feed. */
  readonly source: string;
  readonly width: PictureWidth;
  readonly format: PhotoFormat;
  /** In its original shape, for the full screen. */
  readonly isWhole: boolean;
}

interface PhotosOptions {
  /** Stores originals and resized photos. */
  readonly cache: ImageCache;
  readonly fetch: (dealership: string, source: string) => Promise<Buffer>;
  /** Decodes and resizes a photo. */
  readonly fit: Decoder['fit'];
  /** Milliseconds until an unavailable photo is requested again. Until then no page shows it. */
  readonly retryMs?: number;
  /**
   * Called when a photo of a dealership turns out to be unavailable, at most every 2 s, because its pages still show
   * it.
   */
  readonly onMissing?: (dealership: string) => void;
}

/** Photos from feeds, fetched once and cached in the requested sizes. */
export interface Photos {
  /**
   * @param client the client's IP address, and whether it is still waiting
   * @throws PhotoError if the photo is unavailable
   * @throws QueueFullError if too many are in progress, for this address or in total
   */
  read(photo: WantedPhoto, client?: TaskOptions): Promise<Buffer>;
  /** Whether a photo was unavailable when it was last requested. */
  isMissing(dealership: string, source: string): boolean;
  /** Sorted keys of a dealership's photos that were unavailable when last requested. */
  missing(dealership: string): readonly string[];
}

/** Increase this when the same photo results in different bytes. */
const PIPELINE = 1;
const RETRY_MS = 10 * 60_000;
const SAY_AFTER_MS = 2000;

/** Dealerships share nothing, not even the same photo from the same host. */
const keyOf = (...parts: readonly (string | number | boolean)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export function createPhotos({
  cache,
  fetch,
  fit,
  retryMs = RETRY_MS,
  onMissing = () => {},
}: PhotosOptions): Photos {
  const fetching = createWorkQueue(queueLimits(BUDGETS.photoFetches, BUDGETS.waitingPhotoFetches));
  const failed = new LRUCache<string, { readonly dealership: string; readonly error: PhotoError }>({
    max: 10_000,
    ttl: retryMs,
  });

  const saying = new Set<string>();
  /** Waits a little, because a host that is down fails many photos at once. */
  function sayMissing(dealership: string): void {
    if (saying.has(dealership)) return;
    saying.add(dealership);
    setTimeout(() => {
      saying.delete(dealership);
      onMissing(dealership);
    }, SAY_AFTER_MS).unref();
  }

  async function make({ dealership, source, ...shape }: WantedPhoto, client: TaskOptions): Promise<Buffer> {
    const key = keyOf('original', dealership, source);
    const failure = failed.get(key);
    if (failure !== undefined) throw failure.error;
    try {
      const bytes = await cache.get(
        key,
        (signal) => fetching.run(() => fetch(dealership, source), { ...client, signal }),
        client.signal,
      );
      return await fit(bytes, shape, client);
    } catch (cause) {
      const isUndecodable = cause instanceof JobFailedError || cause instanceof JobKilledError;
      const error = isUndecodable
        ? new PhotoError(`The photo cannot be decoded: ${cause.message}`, { cause })
        : cause;
      if (error instanceof PhotoError) {
        failed.set(key, { dealership, error });
        sayMissing(dealership);
      }
      throw error;
    }
  }

  return {
    isMissing: (dealership, source) => failed.has(keyOf('original', dealership, source)),
    missing: (dealership) =>
      [...failed.entries()]
        .flatMap(([key, failure]) => (failure.dealership === dealership ? [key] : []))
        .sort(),
    read(photo, client = {}) {
      const { dealership, source, width, format, isWhole } = photo;
      return cache.get(
        keyOf(PIPELINE, dealership, source, width, format, isWhole),
        (signal) => make(photo, { ...client, signal }),
        client.signal,
      );
    },
  };
}
