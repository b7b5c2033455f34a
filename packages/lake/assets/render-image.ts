import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { ImageFormat } from './image-format.ts';
import type { Geometry } from './image-geometry.ts';
import { MAX_PIXELS } from './image-metadata.ts';
import type { ImageParameters } from './image-parameters.ts';
import type { OutputFormat } from './output-format.ts';

/** Everything that determines the bytes of a transformed image besides the source. */
export interface Rendering {
  readonly geometry: Geometry;
  readonly parameters: Pick<ImageParameters, 'or' | 'flip' | 'bg' | 'blur' | 'sharp' | 'q'>;
  readonly format: OutputFormat;
}

const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const satisfies SharpOptions;
/** For all frames of an animation together. Each frame was limited to MAX_PIXELS at upload. */
const MAX_ANIMATED_PIXELS = 100_000_000;
const ANIMATED: readonly string[] = ['gif', 'webp'];

/** A large blur is applied at a reduced size, with at most this radius there, because it leaves no detail to lose. */
const BLUR_RADIUS = 8;

/**
 * Transforms an image: rect, rotate, crop, scale, blur and sharpen, canvas, flip, encode. Animations stay animations
 * between GIF and WebP, unless they are rotated, flipped, blurred or cropped by entropy. Rejects if the source cannot
 * be decoded.
 */
export async function renderImage(
  bytes: Uint8Array,
  source: ImageFormat,
  rendering: Rendering,
): Promise<Buffer> {
  const { geometry, parameters, format } = rendering;
  const { rect, crop, size } = geometry;
  const animated =
    ANIMATED.includes(source) &&
    ANIMATED.includes(format) &&
    !(parameters.or || parameters.blur || parameters.flip || geometry.byEntropy);
  const limitInputPixels = animated ? MAX_ANIMATED_PIXELS : MAX_PIXELS;
  const drawn = source === 'svg' && parameters.or === 0 && isWhole(geometry) ? drawnLarger(geometry) : null;
  let image = sharp(bytes, { ...OPTIONS, limitInputPixels, animated, autoOrient: true, ...drawn });
  if (parameters.or !== 0) image = await decoded((await decoded(image.extract(rect))).rotate(parameters.or));
  const offset = parameters.or === 0 ? rect : { left: 0, top: 0 };
  if (drawn === null)
    image = image.extract({ ...crop, left: offset.left + crop.left, top: offset.top + crop.top });

  const blur = parameters.blur === undefined ? 0 : parameters.blur / 10;
  const smaller = Math.max(1, blur / BLUR_RADIUS);
  const fit = geometry.byEntropy ? 'cover' : 'fill';
  const width = Math.max(1, Math.round(size.width / smaller));
  const height = Math.max(1, Math.round(size.height / smaller));
  image = image.resize({ width, height, fit, position: sharp.strategy.entropy });
  if (blur > 0)
    image = (await decoded(image.blur(Math.max(0.3, blur / smaller)))).resize({ ...size, fit: 'fill' });
  if (parameters.sharp) image = image.sharpen({ sigma: 0.5 + parameters.sharp / 50 });

  image = onCanvas(image, rendering);
  if (parameters.flip?.includes('v')) image = image.flip();
  if (parameters.flip?.includes('h')) image = image.flop();
  return ENCODERS[format](image, Math.max(1, parameters.q)).toBuffer();
}

const isWhole = ({ rect, crop }: Geometry): boolean =>
  rect.left + rect.top + crop.left + crop.top === 0 &&
  rect.width === crop.width &&
  rect.height === crop.height;

/** Dots per inch at which a drawing has its own size. */
const OWN_DENSITY = 72;
const MAX_ENLARGED = 8;

/** Draws a whole SVG at the size that is asked for, because it has no pixels of its own to enlarge. */
function drawnLarger({ crop, size }: Geometry): { readonly density: number } {
  const times = Math.max(size.width / crop.width, size.height / crop.height);
  return { density: OWN_DENSITY * Math.min(Math.max(times, 1), MAX_ENLARGED) };
}

/**
 * Applies the steps so far. sharp has its own order of steps, so earlier steps must be executed before adding more.
 */
async function decoded(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function onCanvas(
  image: Sharp,
  { geometry: { size, canvas }, parameters: { bg }, format }: Rendering,
): Sharp {
  const opaque = format === 'jpg' || format === 'pjpg';
  const background = bg ?? { r: 255, g: 255, b: 255, alpha: opaque ? 1 : 0 };
  const left = Math.floor((canvas.width - size.width) / 2);
  const top = Math.floor((canvas.height - size.height) / 2);
  const right = canvas.width - size.width - left;
  const bottom = canvas.height - size.height - top;
  const flat = opaque || bg?.alpha === 1 ? image.flatten({ background }) : image;
  return left + top + right + bottom > 0 ? flat.extend({ left, top, right, bottom, background }) : flat;
}

const ENCODERS: Record<OutputFormat, (image: Sharp, quality: number) => Sharp> = {
  jpg: (image, quality) => image.jpeg({ quality, mozjpeg: true, progressive: false }),
  pjpg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
  png: (image) => image.png(),
  webp: (image, quality) => image.webp({ quality }),
  // AVIF has a much higher quality at the same number. This matches a JPEG of that quality.
  avif: (image, quality) => image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 }),
  gif: (image) => image.gif(),
};
