import { CANVAS } from './svg/sheet.ts';
import { short } from './svg/short.ts';

/**
 * A point of a vehicle seen from its left side, in meters: x from the front axle to the rear, z up from the ground.
 * The third number is how sharp the curve bends there: 0 (default) is smooth, 1 is a corner.
 */
export type Point = readonly [x: number, z: number, sharpness?: number];

/** One scale and one ground line for all vehicles, so that a van is larger than a hatchback beside it. */
export const PIXELS_PER_METER = 248;
export const GROUND = 784;

/** Converts meters to pixels. Vehicles face left, and their middle is the picture's middle. */
export interface Place {
  readonly x: (meters: number) => number;
  readonly y: (meters: number) => number;
  readonly size: (meters: number) => number;
}

/** @param middle x of the vehicle's middle, in meters */
export const createPlace = (middle: number): Place => ({
  x: (meters) => CANVAS.width / 2 + (meters - middle) * PIXELS_PER_METER,
  y: (meters) => GROUND - meters * PIXELS_PER_METER,
  size: (meters) => meters * PIXELS_PER_METER,
});

/** Length of a curve's handles, as a share of the distance to the next point. */
const HANDLE = 0.36;

type Cubic = readonly [from: Point, out: Point, into: Point, to: Point];

/** Curves through points. Each bends as its neighbors suggest, except in corners. */
function curves(points: readonly Point[]): Cubic[] {
  const handle = (index: number, toward: number): Point => {
    const [x, z, sharpness = 0] = points[index] ?? [0, 0];
    const before = points[index - 1];
    const after = points[index + 1];
    const other = points[index + toward] ?? [x, z];
    if (!before || !after) return [x + (other[0] - x) * 0.2, z + (other[1] - z) * 0.2];
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(other[0] - x, other[1] - z) * HANDLE * (1 - sharpness);
    const scale = (toward * length) / (Math.hypot(dx, dz) || 1);
    return [x + dx * scale, z + dz * scale];
  };
  return points
    .slice(1)
    .map((to, index) => [points[index] ?? to, handle(index, 1), handle(index + 1, -1), to] as const);
}

/** An SVG path through points, to be continued or closed. */
export function curvePath(points: readonly Point[], place: Place, start: 'M' | 'L' = 'M'): string {
  const pixel = ([x, z]: Point): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const [first] = points;
  if (first === undefined) return '';
  return `${start}${pixel(first)}${curves(points)
    .map(([, out, into, to]) => `C${pixel(out)} ${pixel(into)} ${pixel(to)}`)
    .join('')}`;
}

/** Straight lines through points, as an SVG path. */
export const linePath = (points: readonly Point[], place: Place): string =>
  `M${points.map(([x, z]) => `${short(place.x(x))} ${short(place.y(z))}`).join('L')}`;

/** Points along a curve, close to each other. */
export function sample(points: readonly Point[]): Point[] {
  const STEPS = 12;
  return curves(points).flatMap(([a, b, c, d]) =>
    Array.from({ length: STEPS + 1 }, (_, index): Point => {
      const t = index / STEPS;
      const at = (axis: 0 | 1): number =>
        (1 - t) ** 3 * a[axis] +
        3 * (1 - t) ** 2 * t * b[axis] +
        3 * (1 - t) * t * t * c[axis] +
        t ** 3 * d[axis];
      return [at(0), at(1)];
    }),
  );
}

/** Height of a line over x: the highest of its points there. */
export function heightOver(points: readonly Point[]): (x: number) => number {
  const dense = sample(points);
  const [first, last] = [dense[0]?.[1] ?? 0, dense.at(-1)?.[1] ?? 0];
  return (x) => {
    const heights = dense.slice(1).flatMap((to, index) => {
      const from = dense[index] ?? to;
      const [low, high] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
      if (x < low || x > high) return [];
      const share = high === low ? 1 : (x - from[0]) / (to[0] - from[0]);
      return [from[1] + (to[1] - from[1]) * share];
    });
    if (heights.length === 0) return x < (dense[0]?.[0] ?? 0) ? first : last;
    return Math.max(...heights);
  };
}
