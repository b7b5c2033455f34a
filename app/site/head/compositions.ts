import type { Theme } from '@rooftop/content/documents/dealership';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Solid area behind the picture, filled with a theme color. */
interface Block extends Box {
  readonly fill: `--${string}`;
}

/** Layout of a theme's card: text on the left, picture on the right. */
export interface Composition {
  readonly ground: `--${string}`;
  readonly ink: `--${string}`;
  readonly blocks: readonly Block[];
  /** Maximum space for the picture. */
  readonly picture: Box & {
    readonly radius: number;
    /** Vertical position of a picture that is shorter than its space: at the bottom, or in the middle. */
    readonly stands: 'low' | 'middle';
    /** Maximum aspect ratio (width / height) to which a picture with a hotspot is cropped. */
    readonly widest: number;
  };
  readonly name: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly headline: Omit<Box, 'width'> & { readonly sizes: readonly number[] };
}

const sizes = (largest: number): readonly number[] =>
  [1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48].map((share) => Math.round(largest * share));

/**
 * Aspect ratio limits (width / height) for cropping. Nearly the full picture stays visible, be it a car or a
 * portrait.
 */
const NARROWEST = 0.95;
const WIDEST = 1.4;

/** The three theme layouts, selected by the header style, as on pages (hero-slides.css). */
export const COMPOSITIONS = {
  // Text on a light background; the picture extends to the edge, above a line of water.
  light: {
    ground: '--surface',
    ink: '--ink',
    blocks: [{ x: 0, y: SHARE_HEIGHT - 16, width: SHARE_WIDTH, height: 16, fill: '--brand' }],
    picture: {
      x: 500,
      y: 0,
      width: 700,
      height: SHARE_HEIGHT - 16,
      radius: 0,
      stands: 'low',
      widest: WIDEST,
    },
    name: { x: 56, y: 56, width: 420, height: 56 },
    headline: { x: 56, y: 168, height: 380, sizes: sizes(84) },
  },
  // Text on a solid color; the picture fills the other side.
  brand: {
    ground: '--brand',
    ink: '--on-brand',
    blocks: [{ x: 0, y: SHARE_HEIGHT - 20, width: SHARE_WIDTH, height: 20, fill: '--accent' }],
    picture: {
      x: 500,
      y: 0,
      width: 700,
      height: SHARE_HEIGHT - 20,
      radius: 0,
      stands: 'low',
      widest: NARROWEST,
    },
    name: { x: 56, y: 60, width: 410, height: 56 },
    headline: { x: 56, y: 168, height: 380, sizes: sizes(84) },
  },
  // Very large text on dark; a picture with rounded corners.
  dark: {
    ground: '--header',
    ink: '--on-header',
    blocks: [{ x: 0, y: SHARE_HEIGHT - 90, width: SHARE_WIDTH, height: 90, fill: '--paper' }],
    picture: {
      x: 508,
      y: 44,
      width: 648,
      height: SHARE_HEIGHT - 88,
      radius: 28,
      stands: 'middle',
      widest: WIDEST,
    },
    name: { x: 56, y: 60, width: 420, height: 48 },
    headline: { x: 56, y: 148, height: 370, sizes: sizes(92) },
  },
} as const satisfies Record<Theme['header'], Composition>;

/**
 * Position of a picture on a card: as large as its space allows, right-aligned, with minimal cropping.
 * @param ratio Width divided by height.
 */
export function pictureBox(header: Theme['header'], ratio: number): Composition['picture'] {
  const room: Composition['picture'] = COMPOSITIONS[header].picture;
  const shape = Math.min(Math.max(ratio, NARROWEST), WIDEST);
  const width = Math.round(Math.min(room.width, room.height * shape));
  const height = Math.min(room.height, Math.round(width / shape));
  const above = room.height - height;
  return {
    ...room,
    x: room.x + room.width - width,
    y: room.y + (room.stands === 'low' ? above : Math.round(above / 2)),
    width,
    height,
  };
}
