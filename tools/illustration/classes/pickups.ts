import type { Point } from '../geometry.ts';
import type { Extra, Post, Shape, WheelDesign } from './shape.ts';

interface Size {
  readonly wheelbase: number;
  readonly tire: number;
  readonly wheel: WheelDesign;
  /** Front overhang. */
  readonly front: number;
  /** Rear overhang. */
  readonly rear: number;
  readonly roof: number;
  /** Height of the hood at the windshield. */
  readonly hood: number;
  /** Lower edge of the body. */
  readonly sill: number;
  /** x of the cab's rear wall at the belt. */
  readonly cab: number;
  readonly posts: readonly Post[];
  readonly doors: readonly number[];
  readonly handles: readonly number[];
  readonly seats: readonly number[];
  readonly extras: readonly Extra[];
}

/** A pickup: hood, cab and open bed, from the sizes that differ. */
function pickup({ wheelbase, tire, wheel, front, rear, roof, hood, sill, cab, ...rest }: Size): Shape {
  const end = wheelbase + rear;
  const rail = hood - 0.02;
  const cabin: Point[] = [
    [0.78, hood, 0.3],
    [1.08, hood + (roof - hood) * 0.5],
    [1.36, roof - 0.095],
    [Math.min(1.68, cab - 0.6), roof - 0.012],
    [Math.min(2.1, cab - 0.42), roof],
    [cab - 0.24, roof - 0.025],
    [cab - 0.06, roof - 0.1, 0.5],
    [cab + 0.02, hood + (roof - hood) * 0.4, 0.1],
    [cab + 0.05, rail, 1],
  ];
  return {
    wheelbase,
    tire,
    wheel,
    sill,
    rim: 0.66,
    outline: [
      [-front + 0.16, sill + 0.02],
      [-front + 0.04, sill + 0.1],
      [-front, sill + 0.28],
      [-front, hood - 0.24],
      [-front + 0.04, hood - 0.11, 0.65],
      [-0.5, hood - 0.07],
      [0.1, hood - 0.035],
      [0.52, hood - 0.015],
      ...cabin,
      [end - 0.04, rail + 0.012, 0.9],
      [end, rail - 0.12],
      [end + 0.005, sill + 0.3],
      [end - 0.02, sill + 0.14, 0.5],
      [end - 0.08, sill + 0.06],
    ],
    screen: [0.78, 1.4],
    backGlass: null,
    belt: [
      [0.3, hood - 0.11],
      [1.0, hood - 0.085],
      [2.0, hood - 0.07],
      [cab, hood - 0.06],
    ],
    glass: { pillar: 0.12, frame: 0.082, end: { x: cab - 0.1, lean: -0.12 }, posts: rest.posts },
    crease: [
      [-0.7, hood - 0.3],
      [0.5, hood - 0.27],
      [2, hood - 0.26],
      [end, hood - 0.25],
    ],
    headLamp: { z: hood - 0.28, height: 0.2, length: 0.26, rise: 0 },
    tailLamp: { z: hood - 0.3, height: 0.42, length: 0.13, rise: 0 },
    doors: rest.doors,
    handles: rest.handles,
    seats: rest.seats,
    extras: ['bed', ...rest.extras],
  };
}

const FULL = { tire: 0.405, front: 0.95, rear: 1.2, roof: 1.94, hood: 1.4, sill: 0.47 } as const;
const MID = { tire: 0.385, front: 0.9, rear: 1.16, roof: 1.81, hood: 1.27, sill: 0.44 } as const;
const REAR_POST: Post = { x: 1.86, width: 0.095, lean: 0.04 };

/** A full-size pickup with four doors. */
export const crewPickup = pickup({
  ...FULL,
  wheelbase: 3.68,
  wheel: 'six',
  cab: 2.9,
  posts: [REAR_POST],
  doors: [0.84, 1.88, 2.78],
  handles: [1.66, 2.56],
  seats: [1.7, 2.5],
  extras: ['chrome', 'runningBoard'],
});

/** A full-size pickup with a short rear cab and a longer bed. */
export const extendedPickup = pickup({
  ...FULL,
  wheelbase: 3.68,
  wheel: 'six',
  cab: 2.48,
  posts: [{ x: 1.9, width: 0.1, lean: 0.02 }],
  doors: [0.84, 1.92, 2.36],
  handles: [1.68],
  seats: [1.7],
  extras: [],
});

/** A full-size pickup with two doors and a long bed. */
export const regularPickup = pickup({
  ...FULL,
  wheelbase: 3.58,
  wheel: 'steel',
  cab: 2.12,
  posts: [],
  doors: [0.84, 1.96],
  handles: [1.72],
  seats: [1.64],
  extras: [],
});

/** A heavy-duty pickup with four doors. */
export const heavyPickup = pickup({
  tire: 0.425,
  front: 0.98,
  rear: 1.2,
  roof: 2.06,
  hood: 1.53,
  sill: 0.54,
  wheelbase: 3.76,
  wheel: 'six',
  cab: 2.94,
  posts: [{ x: 1.9, width: 0.095, lean: 0.04 }],
  doors: [0.84, 1.92, 2.82],
  handles: [1.7, 2.6],
  seats: [1.74, 2.58],
  extras: ['chrome', 'runningBoard'],
});

/** A mid-size pickup with four doors. */
export const midCrewPickup = pickup({
  ...MID,
  wheelbase: 3.25,
  wheel: 'six',
  cab: 2.68,
  posts: [{ x: 1.74, width: 0.09, lean: 0.04 }],
  doors: [0.8, 1.76, 2.56],
  handles: [1.54, 2.36],
  seats: [1.58, 2.32],
  extras: ['cladding'],
});

/** A mid-size pickup with a short rear cab. */
export const midExtendedPickup = pickup({
  ...MID,
  wheelbase: 3.25,
  wheel: 'six',
  cab: 2.32,
  posts: [{ x: 1.8, width: 0.1, lean: 0.02 }],
  doors: [0.8, 1.82, 2.2],
  handles: [1.58],
  seats: [1.6],
  extras: [],
});

/** A car-based pickup with four doors and a short bed. */
export const compactPickup = pickup({
  tire: 0.36,
  front: 0.88,
  rear: 1.08,
  roof: 1.73,
  hood: 1.2,
  sill: 0.34,
  wheelbase: 3.08,
  wheel: 'seven',
  cab: 2.66,
  posts: [{ x: 1.74, width: 0.085, lean: 0.05 }],
  doors: [0.78, 1.76, 2.54],
  handles: [1.54, 2.34],
  seats: [1.56, 2.34],
  extras: ['cladding'],
});
