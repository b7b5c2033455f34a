import sharp from 'sharp';
import { PhotoError } from './fetch-photo.ts';
import { type PictureWidth, pictureHeight } from './picture-widths.ts';

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Larger photos are refused: decoded they would take more than 150 MB. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;
/** The studio's wall: around a photo that is too tall or too long to be cut. */
const WALL = '#eef0f2';
/** Width against height of photos that lose little when they are cut to 16:10. */
const CUT = { from: 1.25, to: 2.1 };

/** What a file begins with, by the formats that we decode. SVG, PDF and the like are none of them. */
const BEGINNINGS: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  (head) => head.toString('latin1', 4, 12) === 'ftypavif',
];

/**
 * A photo upright and 16:10, as wide as asked for or as it is, without whatever a camera wrote into it.
 * @throws PhotoError when the bytes are no photo that can be decoded within bounds
 */
export async function fitPhoto(bytes: Buffer, asked: PictureWidth, format: PhotoFormat): Promise<Buffer> {
  if (!BEGINNINGS.some((begins) => begins(bytes))) throw new PhotoError('The file is no photo.');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
    const { autoOrient: original } = await image.metadata();
    const ratio = original.width / original.height;
    const isCut = ratio >= CUT.from && ratio <= CUT.to;
    const width = Math.max(16, Math.min(asked, Math.floor(Math.min(original.width, original.height * 1.6))));
    const height = Math.round(pictureHeight(width));
    const fitted = image
      .resize({ width, height, fit: isCut ? 'cover' : 'contain', background: WALL })
      .flatten({ background: WALL })
      .timeout({ seconds: TIMEOUT_SECONDS });
    return await (format === 'avif'
      ? fitted.avif({ quality: 52, effort: 2 })
      : fitted.webp({ quality: 78 })
    ).toBuffer();
  } catch (cause) {
    throw new PhotoError('The photo cannot be decoded.', { cause });
  }
}
