import type { FasciaOutline } from '../bodies/body.ts';
import { clipPolygon } from '../geometry/clip.ts';
import { type Pair, mix, shares } from '../geometry/curve.ts';
import { type Vector, mirror, subtract } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';

/** One end of the body. Lamps and grille are drawn on it by [around, up]; `around` is negative on the right. */
export interface Fascia {
  readonly at: (around: number, up: number) => Vector;
  readonly faces: (around: number) => boolean;
  /** The visible part of the outline in pixels. Empty if it faces away. */
  readonly outline: (shape: FasciaOutline) => Pair[];
  /** The visible part of a horizontal line across the middle, extending `reach` to either side. */
  readonly level: (up: number, reach: number) => Pair[];
}

/** Creates the front or the rear end for the model's camera. */
export function createFascia({ wrap, camera, project }: Model, end: 'front' | 'rear'): Fascia {
  const at = (around: number, up: number): Vector => {
    const point = wrap.at(end === 'front' ? Math.abs(around) : 3 - Math.abs(around), up);
    return around < 0 ? mirror(point) : point;
  };
  const faces = (around: number): boolean => {
    const here = at(around, 0.5);
    const along = subtract(at(around + 0.02, 0.5), at(around - 0.02, 0.5));
    const outward: Pair = end === 'front' ? [-along[1], along[0]] : [along[1], -along[0]];
    const view = subtract(camera.eye, here);
    return outward[0] * view[0] + outward[1] * view[1] > 0;
  };
  const places = Array.from({ length: 121 }, (_, index) => 1 - index / 60);
  const hidden = places.find((around) => !faces(around)) ?? -2;
  const outline = (shape: FasciaOutline): Pair[] =>
    project(clipPolygon(dense(shape), ([around]) => around - hidden).map(([around, up]) => at(around, up)));
  const level = (up: number, reach: number): Pair[] =>
    project(
      shares(8)
        .map((share) => mix(-reach, reach, share))
        .filter((around) => around >= hidden)
        .map((around) => at(around, up)),
    );
  return { at, faces, outline, level };
}

/** Completes half an outline, from top to bottom, with its mirror image. */
export const symmetric = (half: FasciaOutline): Pair[] => [
  ...half,
  ...half.toReversed().map(([around, up]): Pair => [-around, up]),
];

/** The same outline on the right. */
export const mirrored = (shape: FasciaOutline): Pair[] => shape.map(([around, up]) => [-around, up]);

/** Adds points so that straight lines follow the curve of the body. */
function dense(shape: FasciaOutline): Pair[] {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const pieces = Math.max(1, Math.ceil(Math.abs(next[0] - point[0]) / 0.12));
    return Array.from({ length: pieces }, (_, piece) => piece / pieces).map(
      (share): Pair => [mix(point[0], next[0], share), mix(point[1], next[1], share)],
    );
  });
}
