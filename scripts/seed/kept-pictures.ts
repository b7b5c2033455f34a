import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fingerprintOf, type RenderPicture, WEBP } from './draw-picture.ts';

/**
 * Keeps rasterized pictures in a folder, because rasterizing takes most of a seed's time. A change of the drawing, the
 * encoding or the encoder makes a new picture. A folder that cannot be written to only costs time.
 */
export function keepPictures(folder: string, render: RenderPicture): RenderPicture {
  return async (drawing) => {
    if (drawing.width === null) return render(drawing);
    const name = createHash('sha256')
      .update(JSON.stringify([fingerprintOf(drawing), WEBP, sharp.versions]))
      .digest('hex');
    const path = join(folder, name);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return { bytes: kept, format: 'webp' };
    const rendered = await render(drawing);
    await write(folder, path, rendered.bytes).catch(() => {});
    return rendered;
  };
}

/** Writes atomically, because two seeds may run at the same time. */
async function write(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
