import type { Pair } from './curve.ts';

/**
 * The outline of a set of points on the picture (Andrew's monotone chain): how a convex solid looks from any side.
 */
export function convexHull(points: readonly Pair[]): Pair[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  for (const point of points) {
    while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept;
}

function turn(a: Pair = [0, 0], b: Pair = [0, 0], c: Pair = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
