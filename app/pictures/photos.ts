import { createHash } from 'node:crypto';
import type { ImageCache } from '@rooftop/lake/assets/image-cache';
import { createWorkQueue, type Wanted } from '@rooftop/lake/assets/work-queue';
import { LRUCache } from 'lru-cache';
import { PhotoError } from './fetch-photo.ts';
import { JobFailedError, JobKilledError } from '@rooftop/lake/assets/child-pool';
import type { Decoder } from './decoder.ts';
import type { PhotoFormat } from './fit-photo.ts';
import type { PictureWidth } from './picture-widths.ts';

/** A photo as somebody wants it. */
export interface WantedPhoto {
  readonly dealership: string;
  /** its address in the feed */
  readonly source: string;
  readonly width: PictureWidth;
  readonly format: PhotoFormat;
  /** in its own shape, as the full screen shows it */
  readonly isWhole: boolean;
}

export interface PhotosOptions {
  /** keeps originals and what is made of them */
  readonly cache: ImageCache;
  readonly fetch: (dealership: string, source: string) => Promise<Buffer>;
  /** decodes and fits a photo */
  readonly fit: Decoder['photo'];
  /** milliseconds for which a photo that could not be had is not asked for again, and no page names it */
  readonly retryMs?: number;
  /** called for the first photo of a dealership that cannot be had, and at most every 2 s: its pages name it */
  readonly onMissing?: (dealership: string) => void;
}

/** Photos of feeds, fetched once and kept in the sizes that were asked for. */
export interface Photos {
  /**
   * @param client the address that asks, and whether it still does
   * @throws PhotoError when it cannot be had
   * @throws QueueFullError when too many are being made, for this address or for all
   */
  read(photo: WantedPhoto, client?: Wanted): Promise<Buffer>;
  /** Whether a photo could not be had when it was asked for last. */
  isMissing(dealership: string, source: string): boolean;
  /** Keys of a dealership's photos that could not be had when they were asked for last, sorted. */
  missing(dealership: string): readonly string[];
}

/** Change it when the same photo comes to give other bytes. */
const PIPELINE = 1;
const RETRY_MS = 10 * 60_000;
const SAY_AFTER_MS = 2000;
const FETCHING = { width: 8, perParty: 4, waiting: 128, waitingPerParty: 64 };

/** Dealerships share nothing: not even the same photo of the same host. */
const keyOf = (...parts: readonly (string | number | boolean)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export function createPhotos({
  cache,
  fetch,
  fit,
  retryMs = RETRY_MS,
  onMissing = () => {},
}: PhotosOptions): Photos {
  const fetching = createWorkQueue(FETCHING);
  const failed = new LRUCache<string, { readonly dealership: string; readonly error: PhotoError }>({
    max: 10_000,
    ttl: retryMs,
  });

  const saying = new Set<string>();
  /** Waits a little, because a host that is down misses many at once. */
  function sayMissing(dealership: string): void {
    if (saying.has(dealership)) return;
    saying.add(dealership);
    setTimeout(() => {
      saying.delete(dealership);
      onMissing(dealership);
    }, SAY_AFTER_MS).unref();
  }

  async function make({ dealership, source, ...shape }: WantedPhoto, client: Wanted): Promise<Buffer> {
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
