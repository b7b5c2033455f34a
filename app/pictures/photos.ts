import { createHash } from 'node:crypto';
import type { ImageCache } from '@rooftop/lake/assets/image-cache';
import { createWorkQueue } from '@rooftop/lake/assets/work-queue';
import { LRUCache } from 'lru-cache';
import { PhotoError } from './fetch-photo.ts';
import { fitPhoto, type PhotoFormat } from './fit-photo.ts';
import type { PictureWidth } from './picture-widths.ts';

/** A photo as somebody wants it. */
export interface WantedPhoto {
  readonly dealership: string;
  /** its address in the feed */
  readonly source: string;
  readonly width: PictureWidth;
  readonly format: PhotoFormat;
}

export interface PhotosOptions {
  /** keeps originals and what is made of them */
  readonly cache: ImageCache;
  readonly fetch: (dealership: string, source: string) => Promise<Buffer>;
  /** milliseconds for which a photo that could not be had is not asked for again */
  readonly retryMs?: number;
}

/** Photos of feeds, fetched once and kept in the sizes that were asked for. */
export interface Photos {
  /**
   * @throws PhotoError when it cannot be had
   * @throws QueueFullError when too many are being made
   */
  read(wanted: WantedPhoto): Promise<Buffer>;
}

/** Change it when the same photo comes to give other bytes. */
const PIPELINE = 1;
/** Photos decoded at once: each may hold 150 MB while it is. */
const DECODING = 2;
const FETCHING = 8;

/** Dealerships share nothing: not even the same photo of the same host. */
const keyOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export function createPhotos({ cache, fetch, retryMs = 60_000 }: PhotosOptions): Photos {
  const fetching = createWorkQueue({ width: FETCHING, waiting: 64 });
  const decoding = createWorkQueue({ width: DECODING, waiting: 64 });
  const failed = new LRUCache<string, PhotoError>({ max: 10_000, ttl: retryMs });

  async function make({ dealership, source, width, format }: WantedPhoto): Promise<Buffer> {
    const key = keyOf('original', dealership, source);
    const failure = failed.get(key);
    if (failure !== undefined) throw failure;
    try {
      const bytes = await cache.get(key, () => fetching.run(() => fetch(dealership, source)));
      return await decoding.run(() => fitPhoto(bytes, width, format));
    } catch (error) {
      if (error instanceof PhotoError) failed.set(key, error);
      throw error;
    }
  }

  return {
    read(wanted) {
      const { dealership, source, width, format } = wanted;
      return cache.get(keyOf(PIPELINE, dealership, source, width, format), () => make(wanted));
    },
  };
}
