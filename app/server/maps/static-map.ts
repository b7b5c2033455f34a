import { createHash } from 'node:crypto';
import type { Theme } from '@rooftop/content/objects/theme';
import type { ImageCache } from '@rooftop/lake/image-cache';
import { IMAGE_TYPES, sniffImageFormat } from '@rooftop/lake/image-format';
import { LRUCache } from 'lru-cache';
import { MAP, type MapPlace } from '#app/stores/map-place.ts';

/** A picture of a map. */
export interface MapPicture {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Our own outline, because there is no map service, or it failed. */
  readonly isOutline: boolean;
}

export interface StaticMapOptions {
  /** URL of a map service with `{lat}`, `{lng}`, `{zoom}`, `{width}` and `{height}`. Undefined: always the outline. */
  readonly template: string | undefined;
  readonly cache: ImageCache;
  readonly draw: (place: MapPlace, theme: Theme) => Promise<Buffer>;
  readonly onFailure: (error: unknown) => void;
  readonly timeoutMs?: number;
  /** Milliseconds until a service that failed is asked again. */
  readonly retryMs?: number;
}

const TIMEOUT_MS = 5000;
const RETRY_MS = 60_000;
const MAX_BYTES = 4 * 1024 * 1024;

const mapUrl = (template: string, place: MapPlace): string =>
  template.replaceAll(
    /\{(lat|lng|zoom|width|height)\}/g,
    (_, name: 'lat' | 'lng' | 'zoom' | 'width' | 'height') => String({ ...place, ...MAP }[name]),
  );

/** The type of a raster image. @throws Error if it is none */
function typeOf(bytes: Uint8Array): string {
  const format = sniffImageFormat(bytes);
  if (format === null || format === 'svg') throw new Error('The map service did not return a picture.');
  return IMAGE_TYPES[format];
}

async function fetchMap(url: string, timeoutMs: number): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!answer.ok || answer.body === null) throw new Error(`The map service answered ${answer.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The map is larger than 4 MB.');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  typeOf(bytes);
  return bytes;
}

/**
 * Fetches maps from the configured service, once a month each, so that browsers call nobody. While there is no service
 * or it fails, the map is our own outline of the states.
 */
export function createStaticMaps({ template, cache, draw, onFailure, ...limits }: StaticMapOptions) {
  const { timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS } = limits;
  const failed = new LRUCache<string, true>({ max: 1000, ttl: retryMs });
  return async function read(place: MapPlace, theme: Theme, now = new Date()): Promise<MapPicture> {
    const url = template === undefined ? null : mapUrl(template, place);
    if (url !== null && !failed.has(url)) {
      try {
        const key = createHash('sha256')
          .update(`${url} ${now.toISOString().slice(0, 7)}`)
          .digest('hex');
        const bytes = await cache.get(key, () => fetchMap(url, timeoutMs));
        return { bytes, type: typeOf(bytes), isOutline: false };
      } catch (error) {
        failed.set(url, true);
        onFailure(error);
      }
    }
    return { bytes: await draw(place, theme), type: IMAGE_TYPES.svg, isOutline: true };
  };
}
