import type { ImageUrl } from '@rooftop/content/image-url';
import type { Image } from '@rooftop/content/objects/image';

/** Widths in pixels that a picture is offered in, by the room it takes at most. */
const WIDTHS = {
  /** the whole window, up to a large screen at double density */
  full: [640, 960, 1440, 2560],
  /** half a window, or all of a phone's */
  half: [480, 800, 1280],
  /** one of several in a row */
  tile: [320, 640],
  /** a face */
  thumb: [96, 160],
} as const satisfies Record<string, readonly number[]>;
export type PictureRoom = keyof typeof WIDTHS;

/** A picture as an img element needs it. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
  /** of the picture as it is cut; pixels */
  readonly width: number;
  readonly height: number;
  /** data: URL to show until the picture is there */
  readonly placeholder: string | null;
  /** CSS object-position that keeps what matters in view */
  readonly position: string;
}

/** How much of a picture's width or height is seen where it is cut to fit; less on some screens, more on others. */
const TYPICAL_SHARE = 2 / 3;

/** The object-position that brings a point to the middle of what is seen. */
function percent(point: number): string {
  const position = (point - TYPICAL_SHARE / 2) / (1 - TYPICAL_SHARE);
  return `${Math.round(Math.min(1, Math.max(0, position)) * 1000) / 10}%`;
}

/** A picture that lets its ground through lets its placeholder through too; only the preview of a solid one is JPEG. */
const isOpaque = (lqip: string | null): boolean => lqip?.startsWith('data:image/jpeg') ?? false;

/** A point of the whole picture as a share of the part that is left between two cuts. */
function within(point: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (point - start) / (1 - start - end)));
}

/** A picture in the widths that its room needs, none larger than the original. */
export function pictureView(image: Image, imageUrl: ImageUrl, room: PictureRoom = 'full'): PictureView {
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
    width,
    height,
    placeholder: isOpaque(asset.lqip) ? asset.lqip : null,
    position: hotspot
      ? `${percent(within(hotspot.x, cut.left, cut.right))} ${percent(within(hotspot.y, cut.top, cut.bottom))}`
      : '50% 50%',
  };
}
