/** The image formats the lake accepts, by their extension in Sanity's ids and URLs. */
export const IMAGE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const satisfies Record<string, string>;
export type ImageFormat = keyof typeof IMAGE_TYPES;
/** Raster formats, which the lake transforms. SVGs are always served unchanged. */
export type RasterFormat = Exclude<ImageFormat, 'svg'>;

export function isImageFormat(extension: string): extension is ImageFormat {
  return Object.hasOwn(IMAGE_TYPES, extension);
}

/** Matches what may precede an SVG's root element: whitespace, a declaration, comments, a doctype. */
const SVG_PROLOGUE = /(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)/iy;
const SVG_START = 4096;

function startsLikeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, SVG_START));
  // Matches one item at a time. A single expression with nested repetition could take forever.
  SVG_PROLOGUE.lastIndex = 0;
  let at = 0;
  while (SVG_PROLOGUE.test(text)) at = SVG_PROLOGUE.lastIndex;
  return /^<svg[\s>/]/i.test(text.slice(at, at + 5));
}

const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1');

const SIGNATURES: readonly (readonly [ImageFormat, (bytes: Uint8Array) => boolean])[] = [
  ['jpg', (bytes) => latin(bytes, 0, 3) === '\xFF\xD8\xFF'],
  ['png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1A\n'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => /^ftypavi[fs]$/.test(latin(bytes, 4, 12))],
  ['svg', startsLikeSvg],
];

/**
 * Returns the image format according to the bytes (never the name or declared type), or null if it is not supported.
 */
export function sniffImageFormat(bytes: Uint8Array): ImageFormat | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null;
}
