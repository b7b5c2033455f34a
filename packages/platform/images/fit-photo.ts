import { type ImageFormat, sniffImageFormat } from '@rooftop/lake/image-format';
import sharp, { type Sharp } from 'sharp';
import { PhotoError } from './fetch-photo.ts';
import { type PictureWidth, pictureHeight } from './picture-widths.ts';

const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** sharp's options for each format. */
export const ENCODINGS = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 78 },
  /** For mail. */
  jpeg: { quality: 82 },
} as const;

/** Encodes an image as every photo and drawing is encoded. */
export const encodePhoto = (image: Sharp, format: keyof typeof ENCODINGS): Sharp =>
  image.toFormat(format, ENCODINGS[format]);

/** Target shape of a photo. */
export interface PhotoShape {
  readonly width: PictureWidth;
  readonly format: keyof typeof ENCODINGS;
  /** Keeps the original shape, without cropping or padding. */
  readonly isWhole: boolean;
}

/** Larger images are refused because they would use more than 160 MB when decoded. */
const MAX_PIXELS = 40_000_000;
/** Background around a photo that is too tall or too wide to crop: the studio wall. */
const WALL = '#eef0f2';
/** Aspect ratios (width divided by height) that lose little when cropped to 16:10. */
const CUT = { from: 1.25, to: 2.1 };

/** Supported formats, detected from the bytes. SVG, PDF and the like are not supported. */
const DECODED: ReadonlySet<ImageFormat | null> = new Set(['jpg', 'png', 'webp', 'avif']);

/**
 * A photo upright, 16:10 or in its original shape, at the requested width but never enlarged, without camera
 * metadata.
 * @throws PhotoError if the bytes are not a photo that can be decoded within limits
 */
export async function fitPhoto(
  bytes: Uint8Array,
  { width: requestedWidth, format, isWhole }: PhotoShape,
): Promise<Buffer> {
  if (!DECODED.has(sniffImageFormat(bytes))) throw new PhotoError('The file is not a photo.');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
    const { autoOrient: original } = await image.metadata();
    const ratio = original.width / original.height;
    const isCut = ratio >= CUT.from && ratio <= CUT.to;
    const width = Math.max(
      16,
      Math.min(requestedWidth, Math.floor(Math.min(original.width, original.height * 1.6))),
    );
    const height = Math.round(pictureHeight(width));
    const resized = isWhole
      ? image.resize({
          width: requestedWidth,
          height: requestedWidth,
          fit: 'inside',
          withoutEnlargement: true,
        })
      : image.resize({ width, height, fit: isCut ? 'cover' : 'contain', background: WALL });
    const fitted = resized.flatten({ background: WALL });
    return await encodePhoto(fitted, format).toBuffer();
  } catch (cause) {
    throw new PhotoError('The photo cannot be decoded.', { cause });
  }
}
