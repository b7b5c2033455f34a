import type { RasterFormat } from './image-format.ts';
import type { ImageParameters } from './image-parameters.ts';

/** Encoding of a transformed image. pjpg is a progressive JPEG. */
export type OutputFormat = RasterFormat | 'pjpg';

/** Above this number of pixels AVIF takes seconds, and WebP is nearly as small. */
const AVIF_PIXELS = 3_000_000;

/**
 * Returns the output format: `fm` if given, the best one the browser accepts for `auto=format`, or else the source's.
 * `pixels` is the size of the result. GIFs may be animations, so they never become AVIF automatically.
 */
export function chooseFormat(
  source: { format: RasterFormat; pixels: number },
  { fm, auto }: Pick<ImageParameters, 'fm' | 'auto'>,
  accept: string,
): OutputFormat {
  if (fm) return fm;
  if (!auto) return source.format;
  const accepts = (type: string) => accept.toLowerCase().includes(type);
  if (accepts('image/avif') && source.pixels <= AVIF_PIXELS && source.format !== 'gif') return 'avif';
  return accepts('image/webp') ? 'webp' : source.format;
}
