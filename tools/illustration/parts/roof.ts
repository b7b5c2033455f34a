import { mix, shares } from '../geometry/curve.ts';
import { convexHull } from '../geometry/hull.ts';
import { type Vector, mirror } from '../geometry/vector.ts';
import { tone } from '../tone.ts';
import type { Model } from '../shape/model.ts';
import { path, use } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws rails along both edges of the roof. */
export function drawRoofRails({ upper, project, sheet }: Model): string {
  const rail = shares(16).map((share): Vector => {
    const [x, y, z] = upper.roof(mix(0.1, 0.94, share), 1);
    const lift = 0.05 * (1 - (2 * share - 1) ** 8);
    return [x, y - 0.05, z + lift];
  });
  const rails = sheet.shape([rail.map(mirror), rail].map((line) => linePath(project(line))).join(''));
  const round = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return (
    use(rails, { ...round, stroke: '#14171a', 'stroke-width': 9 }) +
    use(rails, { ...round, stroke: '#c3cacf', 'stroke-width': 3, transform: 'translate(0 -2)' })
  );
}

/** Draws a lip above the rear window. */
export function drawSpoiler({ upper, project, sheet }: Model): string {
  const points = shares(12).flatMap((share): Vector[] => {
    const across = mix(-0.93, 0.93, share);
    const [x, y, z] = upper.roof(1, across);
    const [beforeX, beforeY, beforeZ] = upper.roof(0.86, across);
    const reach = 0.13 * (1 - Math.abs(across) ** 4);
    return [
      [beforeX, beforeY, beforeZ],
      [x + reach, y, z - reach * 0.25],
      [x + reach * 0.8, y, z - reach * 0.25 - 0.03],
    ];
  });
  const fill = sheet.linear(
    [
      [0, tone(0.78)],
      [0.7, tone(0.6)],
      [1, tone(0.15)],
    ],
    DOWN,
  );
  return path(polygonPath(convexHull(project(points))), { fill });
}
