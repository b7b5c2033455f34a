import type { Vector } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';

/** Points of a headrest and the shoulders below it, at x and at this many metres beside the middle. */
export function headrestPoints({ wrap }: Model, x: number, y: number): Vector[] {
  const belt = wrap.belt(x);
  const slice = (out: number): Vector[] =>
    [
      [-0.06, -0.1], [-0.07, 0.02], [-0.05, 0.17], [0, 0.24], [0.06, 0.25], [0.1, 0.2], [0.12, 0], [0.12, -0.1],
    ].map(([along = 0, high = 0]) => [x + along, y + out, belt + high]);
  return [...slice(-0.13), ...slice(0.13)];
}
