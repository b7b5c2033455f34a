import { type Pair, throughPoints } from '../geometry/curve.ts';
import type { Vector } from '../geometry/vector.ts';
import { tone } from '../tone.ts';
import type { Model } from '../shape/model.ts';
import { path, use } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';

/** Draws shut lines, handles and the dark sill of the left side. */
export function drawFlank(model: Model): string {
  const { body, wrap, upper, project, sheet } = model;
  const lift = ([x, z]: Pair): Vector => (z > wrap.belt(x) ? upper.onSide(x, z) : wrap.onSide(x, z));
  const along = (line: readonly Pair[]): string => linePath(project(line.map(lift)));
  const gaps = sheet.shape(body.shutLines.map((line) => along(throughPoints(line, 4))).join(''));
  const handles = sheet.shape(
    body.handles
      .map(([x, z]) =>
        along([
          [x - 0.12, z],
          [x + 0.1, z],
        ]),
      )
      .join(''),
  );
  const foot = Array.from({ length: 11 }, (_, index) => 1 + index / 10);
  const sill = polygonPath(
    project([
      ...foot.map((place) => wrap.at(place, 0)),
      ...foot.toReversed().map((place) => wrap.at(place, 0.07)),
    ]),
  );
  const fade = sheet.linear([
    [0, '#fff', 0],
    [0.25, '#fff', 0.5],
    [0.7, '#fff', 0.35],
    [1, '#fff', 0],
  ]);
  const crease = (up: number): string =>
    linePath(project(foot.map((place) => wrap.at(place * 1.1 - 0.15, up))));
  return [
    path(crease(0.72), { fill: 'none', stroke: fade, 'stroke-width': 1.6 }),
    path(crease(0.7), {
      fill: 'none',
      stroke: tone(0.05),
      'stroke-opacity': 0.25,
      'stroke-width': 3,
    }),
    path(sill, { fill: '#0c0e10', opacity: 0.75 }),
    use(gaps, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 1.5,
      transform: 'translate(2 0)',
    }),
    use(gaps, { fill: 'none', stroke: tone(0), 'stroke-opacity': 0.8, 'stroke-width': 2 }),
    use(handles, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      transform: 'translate(0 3)',
    }),
    use(handles, {
      fill: 'none',
      stroke: tone(0.6),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    use(handles, {
      fill: 'none',
      stroke: tone(0.9),
      'stroke-width': 1.5,
      transform: 'translate(0 -2)',
    }),
  ].join('');
}

/** Draws the gaps between the hood and both fenders. */
export function drawHoodGaps({ upper, project }: Model): string {
  const along = Array.from({ length: 11 }, (_, index) => 0.12 + index * 0.088);
  const gaps = [-0.86, 0.86].map((across) =>
    linePath(project(along.map((share) => upper.hood(share, across)))),
  );
  return path(gaps.join(''), {
    fill: 'none',
    stroke: tone(0),
    'stroke-opacity': 0.45,
    'stroke-width': 1.8,
  });
}
