import type { Pair } from '../geometry/curve.ts';

/**
 * An outline on the body's wrap: [0 middle of the nose … 1 start of the side, or the same from the tail; 0 sill … 1
 * belt].
 */
export type FasciaOutline = readonly Pair[];

/**
 * A pillar between two side windows: its position on the belt, its thickness, and its lean to the rear per meter of
 * height.
 */
export interface Post {
  readonly x: number;
  readonly width: number;
  readonly lean: number;
}

export type Extra = 'roofRails' | 'bed' | 'slidingDoor' | 'openTop' | 'cladding' | 'rearDoors' | 'spoiler';

/** The proportions of one body style. In meters; x from the front axle to the rear, z up from the ground. */
export interface Body {
  readonly wheelbase: number;
  readonly halfWidth: number;
  readonly wheelRadius: number;
  readonly spokes: number;
  /** The upper outline along the middle of the vehicle, from nose to tail. */
  readonly hood: readonly Pair[];
  readonly screen: readonly Pair[];
  readonly roof: readonly Pair[];
  readonly back: readonly Pair[];
  readonly deck: readonly Pair[];
  /** Top of the fenders and doors, below the glass. */
  readonly belt: readonly Pair[];
  /** Lower edge of the body. */
  readonly sill: readonly Pair[];
  /** [share of the height, distance of the middle of the nose or tail behind its foremost point] */
  readonly nose: readonly Pair[];
  readonly tail: readonly Pair[];
  /** Length of the rounded corners, seen from above. */
  readonly corners: { readonly front: number; readonly rear: number };
  /** Distance of the belt inward from the widest point. */
  readonly shoulder: number;
  /** Distance of the roof's side inward from the belt. */
  readonly tumblehome: number;
  readonly daylight: {
    /** Body color between glass and roof edge. */
    readonly frame: number;
    /** Highest z of the glass. A high roof continues above it. */
    readonly top: number;
    readonly end: Post;
    readonly posts: readonly Post[];
  };
  /** Part of the rear slope that is glass: from and to, as shares. */
  readonly backGlass: Pair;
  readonly headlamp: FasciaOutline;
  readonly grille: FasciaOutline;
  readonly intake: FasciaOutline;
  readonly tailLamp: FasciaOutline;
  /** Gaps between doors, as lines on the side. */
  readonly shutLines: readonly (readonly Pair[])[];
  readonly handles: readonly Pair[];
  /** Seat positions: x of the headrest. */
  readonly seats: readonly number[];
  readonly extras: readonly Extra[];
}
