import type { Pair } from '../geometry/curve.ts';

/** Where a shape touches the body's wrap: [0 nose's middle … 1 side begins, or the same from the tail; 0 sill … 1 belt]. */
export type FasciaOutline = readonly Pair[];

/** A pillar between two side windows: where it stands on the belt, how thick it is, how much it leans back per metre. */
export interface Post {
  readonly x: number;
  readonly width: number;
  readonly lean: number;
}

export type Extra = 'roofRails' | 'bed' | 'slidingDoor' | 'openTop' | 'cladding' | 'rearDoors' | 'spoiler';

/** The proportions of one body style. Metres; x from the front axle to the rear, z from the ground. */
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
  /** [height share, how far the middle of the nose or tail lies behind its foremost point] */
  readonly nose: readonly Pair[];
  readonly tail: readonly Pair[];
  /** How long the rounding of the corners is, seen from above. */
  readonly corners: { readonly front: number; readonly rear: number };
  /** How far the belt lies inside of the widest point. */
  readonly shoulder: number;
  /** How far the side of the roof lies inside of the belt. */
  readonly tumblehome: number;
  readonly daylight: {
    /** Body colour between glass and roof edge. */
    readonly frame: number;
    /** Highest z of the glass; a high roof goes on above it. */
    readonly top: number;
    readonly end: Post;
    readonly posts: readonly Post[];
  };
  /** How much of the rear slope is glass: from and to, as shares. */
  readonly backGlass: Pair;
  readonly headlamp: FasciaOutline;
  readonly grille: FasciaOutline;
  readonly intake: FasciaOutline;
  readonly tailLamp: FasciaOutline;
  /** Gaps between doors, as lines on the side. */
  readonly shutLines: readonly (readonly Pair[])[];
  readonly handles: readonly Pair[];
  /** Where seats stand: x of the headrest. */
  readonly seats: readonly number[];
  readonly extras: readonly Extra[];
}
