import type { Pair } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import { group, path, use } from '../svg/element.ts';
import { linePath, polygonPath, short } from '../svg/path.ts';

/**
 * Draws a lamp behind clear glass: a dark housing, a row of lit modules, a daytime running light along its upper
 * edge.
 */
export function drawHeadlamp({ sheet }: Model, outline: readonly Pair[]): string {
  if (outline.length < 6) return '';
  const shell = sheet.linear(
    [
      [0, '#c7d2da'],
      [0.25, '#6b7780'],
      [0.6, '#262d33'],
      [1, '#0c0f12'],
    ],
    'x1="0" y1="0" x2=".2" y2="1"',
  );
  const half = Math.ceil(outline.length / 2);
  const [upper, lower] = [outline.slice(0, half), outline.slice(half).toReversed()];
  const row = linePath(
    [0.3, 0.45, 0.6, 0.75].map((share) => between(pick(upper, share), pick(lower, share))),
  );
  const [above, below] = [pick(upper, 0.5), pick(lower, 0.5)];
  const wide = Math.max(4, Math.min(14, Math.hypot(above[0] - below[0], above[1] - below[1]) * 0.34));
  const shape = sheet.shape(polygonPath(outline));
  const lights = [
    ...[2.6, 1.7].map((spread) =>
      path(row, {
        fill: 'none',
        stroke: '#d6e9f8',
        'stroke-width': short(wide * spread),
        'stroke-linecap': 'round',
        opacity: 0.2,
      }),
    ),
    path(row, {
      fill: 'none',
      stroke: '#fbfdff',
      'stroke-width': short(wide),
      'stroke-dasharray': `${short(wide * 1.3)} 5`,
    }),
  ];
  return group([
    use(shape, { fill: shell, stroke: '#0a0c0e', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    group(lights, { 'clip-path': sheet.clip(shape) }),
    path(linePath(shrink(outline, 0.96, 0.86).slice(0, half - 1)), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  ]);
}

const between = (a: Pair, b: Pair): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const pick = (line: readonly Pair[], share: number): Pair =>
  line[Math.round(share * (line.length - 1))] ?? [0, 0];

function centerOf(points: readonly Pair[]): Pair {
  const sum = points.reduce(([x, y], point): Pair => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Shrinks an outline toward its middle, by shares across and down. */
export function shrink(points: readonly Pair[], across: number, down: number): Pair[] {
  const [x, y] = centerOf(points);
  return points.map((point) => [x + (point[0] - x) * across, y + (point[1] - y) * down]);
}
