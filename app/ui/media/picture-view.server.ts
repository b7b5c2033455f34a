import type { ImageUrl } from '@rooftop/content/image-url';
import type { Image } from '@rooftop/content/objects/media/image';

/** Offered image widths in pixels, by the space that the picture fills at most. */
const WIDTHS = {
  /** The full window, up to a large screen at double density. */
  full: [640, 960, 1440, 2560],
  /** Half a window, or the full width of a phone. */
  half: [480, 800, 1280],
  /** One of several in a row. */
  tile: [320, 640],
  /** A portrait. */
  thumb: [96, 160],
} as const satisfies Record<string, readonly number[]>;
export type PictureSize = keyof typeof WIDTHS;

/** Props for an img element. */
export type PictureView = ReturnType<typeof pictureView>;

/** Average visible share of a picture's width or height where it is cropped to fit. It varies by screen. */
const TYPICAL_SHARE = 2 / 3;

/** The object-position that centers a point in the visible part. */
function percent(point: number): string {
  const position = (point - TYPICAL_SHARE / 2) / (1 - TYPICAL_SHARE);
  return `${Math.round(Math.min(1, Math.max(0, position)) * 1000) / 10}%`;
}

/** A transparent picture would let its placeholder show through. Only previews of opaque pictures are JPEGs. */
const isOpaque = (lqip: string | null): boolean => lqip?.startsWith('data:image/jpeg') ?? false;

/** Converts a point of the original picture to a share of the cropped one. */
function within(point: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (point - start) / (1 - start - end)));
}

/** Picture in the widths that its space needs, none larger than the original. */
export function pictureView(image: Image, imageUrl: ImageUrl, room: PictureSize = 'full') {
  const { asset, alt, crop, hotspot } = image;
  const cut = crop ?? { top: 0, bottom: 0, left: 0, right: 0 };
  const width = Math.round(asset.width * (1 - cut.left - cut.right));
  const height = Math.round(asset.height * (1 - cut.top - cut.bottom));
  const widths = [...new Set(WIDTHS[room].map((candidate) => Math.min(candidate, width)))];
  const urls = widths.map((each) => imageUrl(image, { width: each }));
  return {
    src: urls.at(-1) ?? '',
    srcSet: urls.map((url, index) => `${url} ${widths[index]}w`).join(', '),
    alt,
    /** Size of the cropped picture in pixels. */
    width,
    height,
    /** A data: URL to show until the picture has loaded. */
    placeholder: isOpaque(asset.lqip) ? asset.lqip : null,
    /** CSS object-position that keeps the hotspot in view. */
    position: hotspot
      ? `${percent(within(hotspot.x, cut.left, cut.right))} ${percent(within(hotspot.y, cut.top, cut.bottom))}`
      : '50% 50%',
  };
}
