/** One image of each kind, and the image routes that serve them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { memoryBlobs, quadrants } from './assets.ts';
import { openImageCache } from '@rooftop/lake/image-cache';
import { imageRoutes } from '../../../packages/lake/assets/serve-image.ts';
import { createImageWorker } from '../../../packages/lake/assets/image-worker.ts';
import type { WorkQueueOptions } from '@rooftop/lake/work-queue';

export const name = (digit: string, size: string, format: string) => `${digit.repeat(40)}-${size}.${format}`;
export const LANDSCAPE = name('a', '400x200', 'png');
export const TURNED = name('b', '200x400', 'jpg');
export const CLEAR = name('c', '100x100', 'png');
export const MOVING = name('d', '60x40', 'gif');
export const DRAWN = name('e', '40x20', 'svg');
export const BROKEN = name('f', '10x10', 'jpg');
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';

async function pictures() {
  const frames = ['red', 'blue', 'lime'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const bytes: Record<string, Uint8Array> = {
    [LANDSCAPE]: await quadrants(400, 200).png().toBuffer(),
    // Stored sideways: orientation 6 means that it must be rotated clockwise for display.
    [TURNED]: await quadrants(400, 200).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    [CLEAR]: await sharp({ create: { width: 100, height: 100, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
    [MOVING]: await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer(),
    [DRAWN]: Buffer.from(SVG),
    [BROKEN]: Buffer.from('not an image at all'),
  };
  return memoryBlobs(
    Object.fromEntries(
      Object.entries(bytes).map(([file, content]) => [
        `image-${file.replace('.', '-')}`,
        { mimeType: 'image/*', bytes: content },
      ]),
    ),
  );
}

/** Opens image routes for these images with their own cache. `bounds` limits the work in progress. */
export async function openTestImages(bounds: WorkQueueOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-images-'));
  const log = pino({ level: 'silent' });
  const blobs = await pictures();
  const cache = openImageCache(folder, 50_000_000, log);
  const worker = createImageWorker(bounds);
  const partyOf = async () => 'address';
  const routes = imageRoutes({ projectId: 'rooftop', dataset: 'test', blobs, cache, worker, partyOf, log });
  return {
    blobs,
    request: async (path: string, init: RequestInit = {}) => routes.request(path, init),
    get: async (file: string, query = '', init: RequestInit = {}) =>
      routes.request(`/images/rooftop/test/${file}?${query}`, init),
    async close() {
      worker.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
