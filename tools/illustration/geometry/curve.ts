/** A pair of numbers: [x, z] of a profile in metres, or [position, value] of a table. */
export type Pair = readonly [number, number];

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Equal steps from 0 to 1, including both. */
export const shares = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => index / count);

/** 0 below `low`, 1 above `high`, eased between them. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

/** A smooth curve through all points (Catmull–Rom), with `steps` segments between two of them. */
export function throughPoints(points: readonly Pair[], steps: number): Pair[] {
  const at = (index: number): Pair => points[clamp(index, 0, points.length - 1)] ?? [0, 0];
  const curve: Pair[] = [at(0)];
  for (let index = 0; index < points.length - 1; index++)
    for (let step = 1; step <= steps; step++) {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const share = step / steps;
      curve.push([spline(a[0], b[0], c[0], d[0], share), spline(a[1], b[1], c[1], d[1], share)]);
    }
  return curve;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** Looks up the value at a position in a table: linear between its rows, constant beyond its ends. */
export function lookUp(table: readonly Pair[], position: number): number {
  const next = table.findIndex(([at]) => at >= position);
  const last = table.at(-1)?.[1] ?? 0;
  if (next === -1) return last;
  const after = table[next];
  const before = table[next - 1];
  if (!after || !before) return after?.[1] ?? last;
  return mix(before[1], after[1], (position - before[0]) / (after[0] - before[0] || 1));
}

/** Smooths a table once, so that reading it is cheap. */
export function smoothTable(points: readonly Pair[]): (position: number) => number {
  const table = throughPoints(points, 10);
  return (position) => lookUp(table, position);
}
