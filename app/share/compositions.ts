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

/** How a house lays out its card. */
export interface Composition {
  readonly ground: `--${string}`;
  readonly ink: `--${string}`;
  readonly blocks: readonly Block[];
  readonly picture: Box & { readonly radius: number };
  readonly name: { readonly x: number; readonly y: number; readonly height: number };
  readonly headline: Box & { readonly sizes: readonly number[] };
}

const sizes = (largest: number): readonly number[] =>
  [1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48].map((share) => Math.round(largest * share));

const HALF = 620;

/** The three houses: the header decides, as on pages (hero.css). */
export const COMPOSITIONS = {
  // Words on open paper, then the whole width of the horizon.
  light: {
    ground: '--surface',
    ink: '--ink',
    blocks: [{ x: 0, y: 0, width: SHARE_WIDTH, height: 16, fill: '--brand' }],
    picture: { x: 0, y: 312, width: SHARE_WIDTH, height: SHARE_HEIGHT - 312, radius: 0 },
    name: { x: 64, y: 52, height: 52 },
    headline: { x: 64, y: 126, width: SHARE_WIDTH - 128, height: 168, sizes: sizes(92) },
  },
  // A solid block of colour beside the picture.
  brand: {
    ground: '--brand',
    ink: '--on-brand',
    blocks: [{ x: 0, y: SHARE_HEIGHT - 20, width: SHARE_WIDTH, height: 20, fill: '--accent' }],
    picture: { x: HALF, y: 0, width: SHARE_WIDTH - HALF, height: SHARE_HEIGHT - 20, radius: 0 },
    name: { x: 56, y: 60, height: 56 },
    headline: { x: 56, y: 160, width: HALF - 104, height: 400, sizes: sizes(92) },
  },
  // Very large words on the dark; a picture with round corners hangs over the edge.
  dark: {
    ground: '--header',
    ink: '--on-header',
    blocks: [{ x: 0, y: SHARE_HEIGHT - 90, width: SHARE_WIDTH, height: 90, fill: '--paper' }],
    picture: { x: 64, y: 290, width: SHARE_WIDTH - 128, height: 296, radius: 28 },
    name: { x: 64, y: 48, height: 48 },
    headline: { x: 64, y: 116, width: SHARE_WIDTH - 128, height: 156, sizes: sizes(120) },
  },
} as const satisfies Record<Theme['header'], Composition>;
