/** The image formats the lake takes, by the extension that Sanity's ids and addresses carry. */
export const IMAGE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const satisfies Record<string, string>;
export type ImageFormat = keyof typeof IMAGE_TYPES;
/** Those made of pixels, which the lake transforms; an SVG is always served as it is. */
export type RasterFormat = Exclude<ImageFormat, 'svg'>;

export function isImageFormat(extension: string): extension is ImageFormat {
  return Object.hasOwn(IMAGE_TYPES, extension);
}

/** What may stand in front of an SVG's root element: space, a declaration, comments, a doctype. */
const SVG_PROLOGUE = /(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)/iy;
const SVG_START = 4096;

function startsLikeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, SVG_START));
  // One piece after the other rather than one expression with nested repetition: that could take for ever.
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

/** The format that the bytes themselves show (never their name or declared type); null when it is none of ours. */
export function sniffImageFormat(bytes: Uint8Array): ImageFormat | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null;
}
