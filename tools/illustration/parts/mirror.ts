import type { Pair } from '../geometry/curve.ts';
import { convexHull } from '../geometry/hull.ts';
import type { Vector } from '../geometry/vector.ts';
import { tone } from '../tone.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';

/** Draws the left mirror. */
export function drawMirror(model: Model): string {
  const { upper, wrap, project, sheet } = model;
  const foot = (upper.edge[0]?.[0] ?? 0) + 0.2;
  const y = wrap.beltWidth(foot);
  const shell = (middle: Vector, reach: Vector): Pair[] =>
    convexHull(
      project(
        Array.from({ length: 9 }, (_, ring) => (ring / 8 - 0.5) * Math.PI).flatMap((tilt) =>
          Array.from({ length: 16 }, (_, turn): Vector => {
            const angle = (turn / 8) * Math.PI;
            const out = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.7;
            return [
              middle[0] + out(Math.cos(tilt) * Math.cos(angle)) * reach[0],
              middle[1] + out(Math.cos(tilt) * Math.sin(angle)) * reach[1],
              middle[2] + out(Math.sin(tilt)) * reach[2],
            ];
          }),
        ),
      ),
    );
  const belt = wrap.belt(foot);
  const fill = sheet.linear(
    [
      [0, tone(0.95)],
      [0.35, tone(0.62)],
      [0.7, tone(0.34)],
      [1, tone(0.1)],
    ],
    'x1="0" y1="0" x2=".1" y2="1"',
  );
  return [
    path(polygonPath(shell([foot, y + 0.03, belt + 0.045], [0.05, 0.07, 0.025])), { fill: '#0c0e10' }),
    path(polygonPath(shell([foot + 0.02, y + 0.14, belt + 0.1], [0.085, 0.115, 0.068])), {
      fill,
      stroke: tone(0),
      'stroke-width': 1,
      'stroke-opacity': 0.5,
    }),
  ].join('');
}
