import sharp, { type Sharp } from 'sharp';
import type { Json } from '../document.ts';
import { paletteOf } from './palette.ts';

/** Larger images are refused, at upload and when transformed: forty megapixels are 160 MB once decoded. */
export const MAX_PIXELS = 40_000_000;
const LQIP_WIDTH = 20;

/** Metadata a caller may request with `meta`. EXIF and location are never read, which protects a photo's location. */
export type MetadataPart = 'lqip' | 'palette';
export const METADATA_PARTS: readonly MetadataPart[] = ['lqip', 'palette'];

export interface ImageInfo {
  /** In pixels, as displayed (EXIF orientation applied). */
  readonly width: number;
  readonly height: number;
  /** The `metadata` of a sanity.imageAsset. */
  readonly metadata: { readonly [key: string]: Json };
}

/**
 * Measures an image and describes it as Sanity does: dimensions, transparency, a tiny preview (lqip) and its palette.
 * Rejects if the bytes cannot be decoded or have more than MAX_PIXELS.
 */
export async function describeImage(bytes: Uint8Array, parts: readonly MetadataPart[]): Promise<ImageInfo> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true, failOn: 'error' });
  const { autoOrient, hasAlpha } = await image.metadata();
  const { width, height } = autoOrient;
  const isOpaque = !hasAlpha || (await image.clone().stats()).isOpaque;
  // Always generated, because it proves that the pixels are readable and not only the header.
  const lqip = await lqipOf(image, isOpaque);
  const metadata: Record<string, Json> = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', aspectRatio: width / height, height, width },
    hasAlpha,
    isOpaque,
  };
  if (parts.includes('lqip')) metadata['lqip'] = lqip;
  if (parts.includes('palette')) metadata['palette'] = await paletteOf(image);
  return { width, height, metadata };
}

async function lqipOf(image: Sharp, isOpaque: boolean): Promise<string> {
  const tiny = image.clone().resize({ width: LQIP_WIDTH });
  const bytes = await (isOpaque ? tiny.jpeg({ quality: 60 }) : tiny.png()).toBuffer();
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;
}
