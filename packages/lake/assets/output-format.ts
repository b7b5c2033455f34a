import type { RasterFormat } from './image-format.ts';
import type { ImageParameters } from './image-parameters.ts';

/** How a transformed image is written. pjpg is a JPEG that builds up in passes. */
export type OutputFormat = RasterFormat | 'pjpg';

/** Above this many pixels AVIF takes seconds, and WebP is nearly as small. */
const AVIF_PIXELS = 3_000_000;

/**
 * The format to write: `fm` when given; with `auto=format` the best one the browser accepts; else the source's.
 * `pixels` is the size of the result. GIFs may be animations, so they never become AVIF of their own accord.
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
