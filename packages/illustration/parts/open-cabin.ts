import { convexHull } from '../geometry/hull.ts';
import { type Vector, mirror } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { DOWN } from '../svg/sheet.ts';

const LEATHER = ['#e0c39c', '#b98f62', '#6b4a2e'] as const;

/** What an open car shows: the cabin's tub, its seats, and the frame of the windscreen seen from behind. */
export function drawOpenCabin(model: Model): string {
  const { body, upper, wrap, sheet, project, paint } = model;
  const from = upper.screen(0, 1)[0];
  const to = body.deck[0]?.[0] ?? from;
  const rail = Array.from({ length: 13 }, (_, index): Vector => {
    const x = from - 0.2 + ((to + 0.2 - from) * index) / 12;
    return [x, wrap.beltWidth(x) - 0.02, wrap.belt(x)];
  });
  const tub = project([...rail, ...rail.toReversed().map(mirror)]);
  const fill = sheet.linear(
    [
      [0, LEATHER[0]],
      [0.5, LEATHER[1]],
      [1, LEATHER[2]],
    ],
    'x1="0" y1="0" x2=".3" y2="1"',
  );
  const dark = sheet.linear(
    [
      [0, '#0b0908'],
      [1, '#2c2019'],
    ],
    DOWN,
  );
  const seats = body.seats.toReversed().flatMap((x) =>
    [-0.37, 0.37].map((side) => {
      const [back, rest] = seatPoints(x, side, wrap.belt(x)).map((points) =>
        polygonPath(convexHull(project(points))),
      );
      return (
        path(back ?? '', { fill, stroke: LEATHER[2], 'stroke-width': 1.5 }) +
        path(rest ?? '', { fill, stroke: LEATHER[2], 'stroke-width': 1.5 })
      );
    }),
  );
  const frame = Array.from({ length: 9 }, (_, index) => upper.screen(index / 8, 1));
  const header = Array.from({ length: 13 }, (_, index) => upper.screen(1, 1 - index / 6));
  const hoop = linePath(project([...frame, ...header, ...frame.toReversed().map(mirror)]));
  return [
    path(polygonPath(tub), { fill: dark }),
    path(hoop, {
      fill: '#b9c7d1',
      'fill-opacity': 0.25,
      stroke: paint.shade,
      'stroke-width': 11,
      'stroke-linejoin': 'round',
    }),
    ...seats,
  ].join('');
}

/** A seat's back and its headrest, each as points of a convex solid. */
function seatPoints(x: number, side: number, belt: number): Vector[][] {
  const solid = (profile: readonly (readonly [number, number])[], half: number): Vector[] =>
    profile.flatMap(([along, high]) =>
      [-half, half].map((out): Vector => [x + along, side + out, belt + high]),
    );
  return [
    [
      ...solid(
        [
          [-0.12, -0.25],
          [0, -0.25],
          [0.03, 0.04],
          [0.12, 0.04],
        ],
        0.23,
      ),
      ...solid(
        [
          [0.04, 0.1],
          [0.12, 0.1],
        ],
        0.17,
      ),
    ],
    [
      ...solid(
        [
          [0.03, 0.13],
          [0.14, 0.13],
          [0.05, 0.26],
          [0.14, 0.26],
        ],
        0.12,
      ),
      ...solid(
        [
          [0.07, 0.29],
          [0.12, 0.29],
        ],
        0.08,
      ),
    ],
  ];
}
