import { curvePath, linePath } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws steel bumpers, exposed hinges and a spare wheel. */
export function drawOffRoadParts(model: Model): string {
  const { place, sheet, shape, front, rear, has } = model;
  const { doors, belt } = shape;
  const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const steel = sheet.linear(
    [
      [0, '#565c62'],
      [0.3, '#2a2e32'],
      [1, '#121416'],
    ],
    DOWN,
  );
  const z = belt[0]?.[1] ?? 1.2;
  const hinges = doors.slice(0, -1).flatMap((x) =>
    [z - 0.16, z - 0.42].map((height) =>
      linePath(
        [
          [x - 0.04, height],
          [x + 0.1, height],
        ],
        place,
      ),
    ),
  );
  return group([
    has('spare') ? drawSpare(model) : '',
    path(
      `M${at(front - 0.14, 0.66)}L${at(front + 0.22, 0.68)}L${at(front + 0.22, 0.5)}L${at(front - 0.1, 0.52)}Q${at(front - 0.16, 0.56)} ${at(front - 0.14, 0.66)}z`,
      { fill: steel },
    ),
    has('bed')
      ? ''
      : path(
          `M${at(rear - 0.3, 0.66)}L${at(rear + 0.1, 0.66)}L${at(rear + 0.1, 0.52)}L${at(rear - 0.26, 0.5)}z`,
          { fill: steel },
        ),
    path(hinges.join(''), { fill: 'none', stroke: '#14171a', 'stroke-width': 8 }),
    path(
      curvePath(
        [
          [-0.3, 1.2],
          [0.1, 1.23],
          [0.5, 1.25],
        ],
        place,
      ),
      { fill: 'none', stroke: '#000', 'stroke-width': 2, 'stroke-opacity': 0.5 },
    ),
  ]);
}

/** Draws the spare wheel at the back, from its side. */
function drawSpare({ place, shape: { tire }, rear }: Model): string {
  const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const spare = tire * 0.96;
  return group([
    path(
      `M${at(rear + 0.01, 1.02 + spare - 0.03)}Q${at(rear + 0.02, 1.02 + spare)} ${at(rear + 0.05, 1.02 + spare)}L${at(rear + 0.18, 1.02 + spare - 0.02)}Q${at(rear + 0.23, 1.02)} ${at(rear + 0.18, 1.02 - spare + 0.02)}L${at(rear + 0.05, 1.02 - spare)}Q${at(rear + 0.02, 1.02 - spare)} ${at(rear + 0.01, 1.02 - spare + 0.03)}L${at(rear - 0.02, 0.9)}L${at(rear - 0.02, 1.14)}z`,
      { fill: '#191b1e', stroke: '#34383c', 'stroke-width': 2 },
    ),
    path(
      linePath(
        [
          [rear + 0.11, 1.02 + spare - 0.03],
          [rear + 0.13, 1.02],
          [rear + 0.11, 1.02 - spare + 0.03],
        ],
        place,
      ),
      { fill: 'none', stroke: '#3a3f44', 'stroke-width': 2, 'stroke-dasharray': '5 4' },
    ),
  ]);
}
