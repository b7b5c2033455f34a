import type { Pair } from '../geometry/curve.ts';

/** Formats a number as short as SVG allows, to a tenth of a pixel. */
export const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A closed outline through points in pixels. Its steps are relative, which is shorter. */
export const polygonPath = (points: readonly Pair[], perPixel?: number): string =>
  `${linePath(points, perPixel)}z`;

/** An open line through points in pixels, rounded to half a pixel, or to 1 / `perPixel`. */
export function linePath(points: readonly Pair[], perPixel = 2): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const point of points) {
    // Rounded before the step is computed, so that errors do not add up.
    const [nextX, nextY] = [Math.round(point[0] * perPixel), Math.round(point[1] * perPixel)];
    if (path !== '' && nextX === x && nextY === y) continue;
    const [stepX, stepY] = [short((nextX - x) / perPixel), short((nextY - y) / perPixel)];
    const command = path === '' ? 'M' : path.includes('l') ? '' : 'l';
    path += `${command || (stepX.startsWith('-') ? '' : ' ')}${stepX}${stepY.startsWith('-') ? '' : ' '}${stepY}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

/** Removes points that are within `slack` of the straight line between their neighbors. */
export function simplify(points: readonly Pair[], slack: number): Pair[] {
  const kept: Pair[] = [];
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1);
    const after = points[index + 1];
    if (!before || !after || offset(before, point, after) > slack) kept.push(point);
  }
  return kept;
}

function offset(from: Pair, point: Pair, to: Pair): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(x * (from[1] - point[1]) - y * (from[0] - point[0])) / (Math.hypot(x, y) || 1);
}

/** A closed outline with soft corners: quadratic curves between the middles of its edges. */
export function softPath(points: readonly Pair[]): string {
  const middle = (index: number): Pair => {
    const [a, b] = [points.at(index) ?? [0, 0], points.at((index + 1) % points.length) ?? [0, 0]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = middle(-1);
  const arcs = points.map((point, index) => `Q${pair(point)} ${pair(middle(index))}`);
  return `M${pair(start)}${arcs.join('')}z`;
}

const pair = ([x, y]: Pair): string => `${Math.round(x)} ${Math.round(y)}`;
