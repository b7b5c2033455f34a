import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { drawMonogram } from '@rooftop/illustration/draw-monogram';
import { drawVehicle } from '@rooftop/illustration/draw-vehicle';
import { PAINTS } from '@rooftop/illustration/paint';
import sharp from 'sharp';
import type { PictureSource } from '../../tenants/picture.ts';

/** Pixels at most: enough for a whole screen, a tile and a portrait at double density; more slows the first start. */
const WIDTH = { scene: 2000, vehicle: 800, monogram: 600 };

/** A kit's picture before it is turned into pixels, which is what takes time. */
export interface Drawing {
  /** without extension; the same for the same picture */
  readonly name: string;
  readonly original: Buffer;
  /** of the original; svg is drawn to WebP unless width is null */
  readonly format: string;
  /** pixels at most; null: it is uploaded as it is */
  readonly width: number | null;
}

/**
 * Finds or draws a picture of a kit.
 * @param folder the kit's, below tenants/
 */
export async function drawPicture(folder: string, source: PictureSource): Promise<Drawing> {
  if ('vehicle' in source) {
    const { bodyStyle, paint, view } = source.vehicle;
    const original = Buffer.from(drawVehicle({ bodyStyle, view, paint: PAINTS[paint], ground: 'none' }));
    return { name: `${bodyStyle}-${paint}-${view}`, original, format: 'svg', width: WIDTH.vehicle };
  }
  if ('monogram' in source) {
    const { initials, ground, ink } = source.monogram;
    const original = Buffer.from(drawMonogram(source.monogram));
    const name = ['monogram', initials, ground.slice(1), ink.slice(1)].join('-').toLowerCase();
    return { name, original, format: 'svg', width: WIDTH.monogram };
  }
  const file = 'vector' in source ? source.vector : source.file;
  const original = await readFile(new URL(`../../tenants/${folder}/assets/${file}`, import.meta.url));
  const extension = extname(file);
  const format = extension.slice(1);
  const isDrawn = 'file' in source && format === 'svg';
  return {
    name: `${folder}-${file.slice(0, -extension.length)}`,
    original,
    format,
    width: isDrawn ? WIDTH.scene : null,
  };
}

/** Tells a drawing from every other one, and from what it was before somebody changed it. */
export const fingerprintOf = ({ original, width }: Drawing): string =>
  createHash('sha256').update(`${width}:`).update(original).digest('hex');

/** Makes the bytes that are uploaded, and says their format. */
export type Render = (drawing: Drawing) => Promise<{ readonly bytes: Buffer; readonly format: string }>;

export const renderDrawing: Render = async ({ original, format, width }) => {
  if (width === null) return { bytes: original, format };
  const bytes = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return { bytes, format: 'webp' };
};
