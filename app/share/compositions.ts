import type { Theme } from '@rooftop/content/documents/dealership';
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A solid shape below the picture: its colour is a token of the theme. */
interface Block extends Box {
  readonly fill: `--${string}`;
}

/** How a house lays out its card: words on the left, a picture on the right that shows what it shows. */
export interface Composition {
  readonly ground: `--${string}`;
  readonly ink: `--${string}`;
  readonly blocks: readonly Block[];
  /** the most room that a picture has */
  readonly picture: Box & {
    readonly radius: number;
    /** where one that is lower stands: on the ground of its room, or in its middle */
    readonly stands: 'low' | 'middle';
    /** the widest that one with a hotspot is cut, width by height */
    readonly widest: number;
  };
  readonly name: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly headline: Omit<Box, 'width'> & { readonly sizes: readonly number[] };
}

const sizes = (largest: number): readonly number[] =>
  [1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48].map((share) => Math.round(largest * share));

/** A picture is cut no narrower and no wider than this, width by height: nearly whole, be it a car or a portrait. */
const NARROWEST = 0.95;
const WIDEST = 1.4;

/** The three houses: the header decides, as on pages (hero.css). */
export const COMPOSITIONS = {
  // Words on open paper; the picture comes in from the edge, over a line of water.
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
  // Words on a solid block of colour; the picture fills the other side.
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
  // Very large words on the dark; a picture with round corners.
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

/** Where a picture stands on a card, cut as little as may be: as large as its room allows, at the right. @param ratio its width by its height */
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
