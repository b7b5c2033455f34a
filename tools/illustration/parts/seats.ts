import type { Pair } from '../geometry/curve.ts';
import { convexHull } from '../geometry/hull.ts';
import type { Vector } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { softPath } from '../svg/path.ts';

/** Profiles of a seat's shoulders and of its headrest: [meters behind the seat's position, meters above the belt]. */
const SHOULDERS: readonly Pair[] = [
  [-0.12, -0.3],
  [0.1, -0.3],
  [-0.06, -0.02],
  [0.05, 0.11],
  [0.14, 0.1],
  [0.17, -0.05],
];
const HEADREST: readonly Pair[] = [
  [0.02, 0.1],
  [0, 0.2],
  [0.04, 0.28],
  [0.13, 0.28],
  [0.15, 0.18],
  [0.13, 0.1],
];

/** Outlines of the part of a seat above the belt, at x and at this distance from the middle in meters. */
export function seatOutlines({ wrap, project }: Model, x: number, side: number): string[] {
  const solid = (profile: readonly Pair[], half: number): string =>
    softPath(
      convexHull(
        project(
          profile.flatMap(([along, high]) =>
            [-half, half].map((out): Vector => [x + along, side + out, wrap.belt(x) + high]),
          ),
        ),
      ),
    );
  return [solid(SHOULDERS, 0.22), solid(HEADREST, 0.13)];
}
