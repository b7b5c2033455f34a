import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';

/** Pixels: wide enough for a desk's screen at double density. */
const WIDTH = 2400;

export interface DrawnPicture {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly contentType: string;
}

/** A kit's picture as it is uploaded: SVG drawn to WebP, so that every size and format can be made of it. */
export async function drawPicture(path: string, filename: string): Promise<DrawnPicture> {
  const source = await readFile(path);
  const extension = extname(filename).slice(1);
  if (extension !== 'svg')
    return { bytes: source, filename, contentType: `image/${extension.replace('jpg', 'jpeg')}` };
  const bytes = await sharp(source).resize({ width: WIDTH }).webp({ quality: 90 }).toBuffer();
  return { bytes, filename: filename.replace(/svg$/, 'webp'), contentType: 'image/webp' };
}
