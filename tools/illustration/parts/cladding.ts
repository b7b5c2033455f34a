import { shares } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';
import { DOWN } from '../svg/sheet.ts';
import { createFascia, symmetric } from './fascia.ts';
import { archPoints } from './wheels.ts';

/** Draws dark plastic around the wheels and along the bottom of the sides. */
export function drawCladding(model: Model): string {
  const { body, wrap, project, sheet } = model;
  const places = shares(8).map((share) => 1 + share);
  const strip = project([
    ...places.map((place) => wrap.at(place, 0)),
    ...places.toReversed().map((place) => wrap.at(place, 0.15)),
  ]);
  const ends = (['front', 'rear'] as const).map((end) =>
    polygonPath(
      createFascia(model, end).outline(
        symmetric([
          [0, 0.15],
          [1, 0.15],
          [1, 0],
          [0, 0],
        ]),
      ),
    ),
  );
  const rings = [0, body.wheelbase].map((x) => polygonPath(project(archPoints(model, x, 1.25, 8))));
  const fill = sheet.linear(
    [
      [0, '#3a3f44'],
      [0.5, '#22262a'],
      [1, '#101214'],
    ],
    DOWN,
  );
  return [polygonPath(strip), ...ends, ...rings].map((d) => path(d, { fill })).join('');
}
