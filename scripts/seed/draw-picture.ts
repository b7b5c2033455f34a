import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fillDrawing } from '@rooftop/illustration/fill-drawing';
import { USUAL_CLASS } from '@rooftop/illustration/vehicle-classes';
import sharp from 'sharp';
import { drawMonogram } from './draw-monogram.ts';
import type { PictureSource } from './picture.ts';

/**
 * Maximum widths in pixels: enough for a full screen, a tile, and a portrait at double density. More would slow the
 * first start.
 */
const WIDTH = { scene: 2000, vehicle: 800, monogram: 600 };
/** How pictures are encoded. With less effort than usual: files grow by 5 %, and a first start is five seconds shorter. */
export const WEBP = { quality: 90, effort: 2 };

/** A kit's picture before it is rasterized, which is the slow step. */
export interface UnrenderedPicture {
  /** File name without its extension; identical pictures have identical names. */
  readonly name: string;
  readonly original: Buffer;
  /** Format of the original. SVG is rasterized to WebP unless `width` is null. */
  readonly format: string;
  /** Maximum width in pixels, or null to upload the original unchanged. */
  readonly width: number | null;
}

/**
 * Finds or draws a picture of a kit.
 * @param folder the kit's folder in tenants/
 */
export async function drawPicture(folder: string, source: PictureSource): Promise<UnrenderedPicture> {
  if ('vehicle' in source) {
    const { bodyStyle, paint } = source.vehicle;
    const drawing = { vehicleClass: USUAL_CLASS[bodyStyle], paint, scene: 'cutout' } as const;
    const original = Buffer.from(await fillDrawing(drawing));
    return {
      name: `${bodyStyle}-${paint.replace('#', '')}`,
      original,
      format: 'svg',
      width: WIDTH.vehicle,
    };
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

/** Identifies a drawing and its current version: any edit changes the fingerprint. */
export const fingerprintOf = ({ original, width }: UnrenderedPicture): string =>
  createHash('sha256').update(`${width}:`).update(original).digest('hex');

/** Produces the bytes to upload and their format. */
export type RenderPicture = (
  drawing: UnrenderedPicture,
) => Promise<{ readonly bytes: Buffer; readonly format: string }>;

export const renderPicture: RenderPicture = async ({ original, format, width }) => {
  if (width === null) return { bytes: original, format };
  const bytes = await sharp(original).resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
  return { bytes, format: 'webp' };
};
