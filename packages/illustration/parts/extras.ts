import type { Extra } from '../bodies/body.ts';
import { type Pair, mix } from '../geometry/curve.ts';
import { convexHull } from '../geometry/hull.ts';
import { type Vector, mirror } from '../geometry/vector.ts';
import { colourAt } from '../paint.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { createFascia, symmetric } from './fascia.ts';
import { archPoints } from './wheels.ts';

const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Rails along both edges of the roof. */
export function drawRoofRails({ upper, project }: Model): string {
  const rail = steps(16).map((share): Vector => {
    const [x, y, z] = upper.roof(mix(0.1, 0.94, share), 1);
    const lift = 0.05 * Math.min(1, 8 * share, 8 * (1 - share));
    return [x, y - 0.05, z + lift];
  });
  return [rail.map(mirror), rail]
    .map((line) => linePath(project(line)))
    .map(
      (d) =>
        path(d, { fill: 'none', stroke: '#14171a', 'stroke-width': 9, 'stroke-linecap': 'round' }) +
        path(d, {
          fill: 'none',
          stroke: '#c3cacf',
          'stroke-width': 3,
          'stroke-linecap': 'round',
          transform: 'translate(0 -2)',
        }),
    )
    .join('');
}

/** Dark plastic around the wheels and along the foot of the sides. */
export function drawCladding(model: Model): string {
  const { body, wrap, project, sheet } = model;
  const places = steps(8).map((share) => 1 + share);
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
    'x1="0" y1="0" x2="0" y2="1"',
  );
  return [polygonPath(strip), ...ends, ...rings].map((d) => path(d, { fill })).join('');
}

/** The bed of a pickup, open to the sky. */
export function drawBed({ upper, project, paint, sheet }: Model): string {
  const rim = (reach: number, from: number, to: number): Pair[] =>
    project([
      ...steps(8).map((share) => upper.deck(mix(from, to, share), reach)),
      ...steps(8).map((share) => upper.deck(mix(to, from, share), -reach)),
    ]);
  const inside = sheet.linear(
    [
      [0, '#050607'],
      [1, '#2b3034'],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  );
  return (
    path(polygonPath(rim(1, 0, 1)), { fill: colourAt(paint, 0.7) }) +
    path(polygonPath(rim(0.9, 0.03, 0.96)), { fill: inside })
  );
}

/** The rail in which a sliding door runs. */
export function drawDoorRail({ body, wrap, project }: Model): string {
  const from = body.shutLines.at(-1)?.[0]?.[0] ?? 0;
  const line = steps(8).map((share): Vector => {
    const x = mix(from + 0.03, wrap.rear - 0.4, share);
    return wrap.onSide(x, mix(wrap.sill(x), wrap.belt(x), 0.82));
  });
  const d = linePath(project(line));
  return (
    path(d, { fill: 'none', stroke: '#08090a', 'stroke-opacity': 0.7, 'stroke-width': 5 }) +
    path(d, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 1.5,
      transform: 'translate(0 3.5)',
    })
  );
}

/** The gap between two rear doors, with their hinges. */
export function drawRearDoors({ upper, wrap, project }: Model): string {
  const gap = [
    ...steps(8).map((share) => upper.back(mix(0.06, 1, share), 0)),
    ...steps(6).map((share) => wrap.at(3, mix(1, 0.36, share))),
  ];
  return path(linePath(project(gap)), {
    fill: 'none',
    stroke: '#07090a',
    'stroke-width': 4,
    'stroke-opacity': 0.8,
  });
}

/** A lip over the rear window. */
export function drawSpoiler({ upper, paint, project, sheet }: Model): string {
  const points = steps(12).flatMap((share): Vector[] => {
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
      [0, colourAt(paint, 0.78)],
      [0.7, colourAt(paint, 0.6)],
      [1, colourAt(paint, 0.15)],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  );
  return path(polygonPath(convexHull(project(points))), { fill });
}

export type ExtraPart = (model: Model) => string;

/** Parts that lie on the finished skin, by the extra that asks for them. */
export const SKIN_EXTRAS: readonly (readonly [Extra, ExtraPart])[] = [
  ['cladding', drawCladding],
  ['slidingDoor', drawDoorRail],
  ['roofRails', drawRoofRails],
];
