/** Images and stores for the tests of this folder. */
import sharp, { type Sharp } from 'sharp';
import type { Blobs } from '../../../packages/lake/assets/blobs.ts';

export const RED = [255, 0, 0];
export const GREEN = [0, 255, 0];
export const BLUE = [0, 0, 255];
export const WHITE = [255, 255, 255];

/** Returns an image of four quadrants: red and green above blue and white. */
export function quadrants(width: number, height: number): Sharp {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)];
  const block = (background: string, left: number, top: number) => ({
    input: { create: { width: w, height: h, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    block('#00ff00', width - w, 0),
    block('#0000ff', 0, height - h),
    block('#ffffff', width - w, height - h),
  ]);
}

/** Returns the color of a pixel, at a fraction of the image's sides. */
export async function colorAt(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const column = Math.min(info.width - 1, Math.floor(x * info.width));
  const row = Math.min(info.height - 1, Math.floor(y * info.height));
  const at = (row * info.width + column) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Returns true if no channel differs by more than lossy compression can cause. */
export function isAbout(colour: readonly number[], expected: readonly number[], tolerance = 24): boolean {
  return colour.every((channel, index) => Math.abs(channel - (expected[index] ?? -1000)) <= tolerance);
}

/** Stores asset bytes in memory instead of the database, and counts reads per asset. */
export function memoryBlobs(
  assets: Record<string, { mimeType: string; bytes: Uint8Array }>,
): Blobs & { reads: number } {
  return {
    reads: 0,
    async find(id) {
      const asset = assets[id];
      return asset ? { mimeType: asset.mimeType, size: asset.bytes.byteLength } : null;
    },
    async read(id) {
      this.reads++;
      const asset = assets[id];
      return asset ? Buffer.from(asset.bytes) : null;
    },
    stream(id, start, end) {
      const bytes = assets[id]?.bytes.slice(start, end + 1) ?? new Uint8Array();
      return new ReadableStream({
        start(controller) {
          controller.enqueue(bytes);
          controller.close();
        },
      });
    },
  };
}
