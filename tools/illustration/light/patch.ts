import type { Camera } from '../geometry/camera.ts';
import { type Vector, cross, dot, normalize, subtract } from '../geometry/vector.ts';
import type { Pair } from '../geometry/curve.ts';
import { linePath, simplify } from '../svg/path.ts';
import { brightness } from './studio.ts';

/** A surface as rows of points. */
export type Grid = readonly (readonly Vector[])[];

/** Positions are rounded to half a pixel and stored as integers. */
export const GRAIN = 2;
/** Maximum distance of a dropped point from the line, in the same unit. */
const SLACK = 1.6;

interface Corner {
  readonly place: Pair;
  readonly tone: number;
  readonly isSeen: boolean;
}

/**
 * Draws a surface as paths by brightness, 0 … 1. Adjacent quads of a row with the same tone become one outline, which
 * keeps documents small.
 * @param centre a point the surface faces away from, for each of its points
 * @param steps number of tones between dark and light
 */
export function shadePatch(
  grid: Grid,
  camera: Camera,
  center: (point: Vector) => Vector,
  steps: number,
): Map<number, string> {
  const rows = grid.map((row, index) =>
    row.map((_, column) => lightCorner(grid, index, column, camera, center)),
  );
  const tones = new Map<number, string>();
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next)
      for (const [tone, outline] of runs(row, next, steps))
        tones.set(tone / steps, (tones.get(tone / steps) ?? '') + `${linePath(outline, 1)}z`);
  }
  return tones;
}

function lightCorner(
  grid: Grid,
  row: number,
  column: number,
  camera: Camera,
  center: (point: Vector) => Vector,
): Corner {
  const point = pick(grid, row, column);
  const across = subtract(pick(grid, row, column + 1), pick(grid, row, column - 1));
  const down = subtract(pick(grid, row + 1, column), pick(grid, row - 1, column));
  const direction = normalize(cross(across, down));
  const isInward = dot(direction, subtract(point, center(point))) < 0;
  const normal: Vector = isInward ? [-direction[0], -direction[1], -direction[2]] : direction;
  const place = camera.project(point);
  return {
    place: [place[0] * GRAIN, place[1] * GRAIN],
    tone: brightness(normal, point, camera.eye),
    isSeen: dot(normal, subtract(camera.eye, point)) > 0,
  };
}

function pick(grid: Grid, row: number, column: number): Vector {
  const line = grid[Math.min(grid.length - 1, Math.max(0, row))] ?? [];
  return line[Math.min(line.length - 1, Math.max(0, column))] ?? [0, 0, 0];
}

/** Runs of adjacent quads with one tone between two rows, each as one outline. */
function* runs(
  upper: readonly Corner[],
  lower: readonly Corner[],
  steps: number,
): Generator<[tone: number, outline: Pair[]]> {
  let tone = -1;
  let above: Pair[] = [];
  let below: Pair[] = [];
  for (let column = 0; column < upper.length; column++) {
    const [a, b, c, d] = [upper[column], upper[column + 1], lower[column], lower[column + 1]];
    const isSeen = a && b && c && d && (a.isSeen || b.isSeen || c.isSeen || d.isSeen);
    const here = isSeen ? Math.round(((a.tone + b.tone + c.tone + d.tone) / 4) * steps) : -1;
    if (here !== tone) {
      if (tone >= 0) yield [tone, [...simplify(above, SLACK), ...simplify(below, SLACK).toReversed()]];
      [tone, above, below] = [here, a ? [a.place] : [], c ? [c.place] : []];
    }
    if (isSeen) {
      above.push(b.place);
      below.push(d.place);
    }
  }
}
