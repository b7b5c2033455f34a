import type { Pair } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import { group, path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';

/** A lamp behind clear glass: a dark shell, a row of lit modules, a daylight line along its upper edge. */
export function drawHeadlamp({ sheet }: Model, outline: readonly Pair[]): string {
  if (outline.length < 6) return '';
  const shell = sheet.linear([[0, '#c7d2da'], [0.25, '#6b7780'], [0.6, '#262d33'], [1, '#0c0f12']], 'x1="0" y1="0" x2=".2" y2="1"');
  const core = shrink(outline, 0.82, 0.4);
  const left = core.reduce((best, point) => (point[0] < best[0] ? point : best));
  const right = core.reduce((best, point) => (point[0] > best[0] ? point : best));
  const middle = centreOf(core);
  const tall = Math.max(...core.map(([, y]) => y)) - Math.min(...core.map(([, y]) => y));
  const row = linePath([[(left[0] + middle[0]) / 2, (left[1] + middle[1]) / 2], middle, right]);
  const wide = Math.max(4, Math.min(13, tall * 0.6));
  return group([
    path(polygonPath(outline), { fill: shell, stroke: '#0a0c0e', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    path(row, { fill: 'none', stroke: '#dcecf8', 'stroke-width': wide * 1.6, filter: sheet.blur(7), opacity: 0.7 }),
    path(row, { fill: 'none', stroke: '#fbfdff', 'stroke-width': wide, 'stroke-dasharray': '15 6' }),
    path(linePath(shrink(outline, 0.96, 0.86).slice(0, Math.ceil(outline.length / 2) - 2)), {
      fill: 'none', stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round',
    }),
  ]);
}

/** The middle of an outline's points. */
export function centreOf(points: readonly Pair[]): Pair {
  const sum = points.reduce(([x, y], point): Pair => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** An outline drawn in towards its middle, by shares across and down. */
export function shrink(points: readonly Pair[], across: number, down: number): Pair[] {
  const [x, y] = centreOf(points);
  return points.map((point) => [x + (point[0] - x) * across, y + (point[1] - y) * down]);
}
