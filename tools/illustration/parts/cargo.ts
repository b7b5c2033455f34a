import { linePath, type Point } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { tone } from '../tone.ts';
import { drawGap } from './gap.ts';

/** Draws the pressed panels of a cargo van's side, and the hinges of its rear doors. */
export function drawCargoPanels({ place, shape: { doors, glass }, rear, top, belt }: Model): string {
  const start = (doors[1] ?? 1.4) + 0.1;
  const end = rear - 0.24;
  const high = Math.min(top((start + end) / 2) - 0.16, (glass.top ?? 3) + 0.06);
  const middle = start + Math.min(1.25, (end - start) * 0.44);
  const panel = (from: number, to: number): string => {
    const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
    const low = belt(from) + 0.04;
    return `M${at(from + 0.06, high)}L${at(to - 0.06, high)}Q${at(to, high)} ${at(to, high - 0.06)}L${at(to, low + 0.06)}Q${at(to, low)} ${at(to - 0.06, low)}L${at(from + 0.06, low)}Q${at(from, low)} ${at(from, low + 0.06)}L${at(from, high - 0.06)}Q${at(from, high)} ${at(from + 0.06, high)}z`;
  };
  const d = panel(start, middle - 0.06) + panel(middle + 0.06, end);
  const door: Point[] = [
    [middle, top(middle) - 0.12],
    [middle, belt(middle)],
    [middle, 0.4],
  ];
  const hinges = [0.25, 0.75].map((share) => {
    const z = 0.7 + (top(rear - 0.3) - 0.9) * share;
    return linePath(
      [
        [rear - 0.13, z],
        [rear - 0.05, z],
      ],
      place,
    );
  });
  return group([
    path(d, { fill: '#000', 'fill-opacity': 0.06, stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 2 }),
    path(d, {
      fill: 'none',
      stroke: tone(0.96),
      'stroke-opacity': 0.5,
      'stroke-width': 1.6,
      transform: 'translate(1.500 2)',
    }),
    drawGap(linePath(door, place)),
    drawGap(
      linePath(
        [
          [rear - 0.14, top(rear - 0.14) - 0.1],
          [rear - 0.13, belt(rear)],
          [rear - 0.12, 0.55],
        ],
        place,
      ),
    ),
    path(hinges.join(''), { fill: 'none', stroke: '#14171a', 'stroke-width': 9 }),
  ]);
}

/** Draws the rail in which a sliding door runs. */
export function drawDoorRail({ place, belt, shape: { doors, wheelbase }, rear, has }: Model): string {
  const start = has('cargoPanels') ? (doors[1] ?? 1.4) + 1.3 : (doors.at(-1) ?? wheelbase);
  const z = belt(start) - 0.07;
  const line = linePath(
    [
      [start, z],
      [Math.min(rear - 0.36, start + 1.2), z + 0.005],
    ],
    place,
  );
  return (
    path(line, { fill: 'none', stroke: '#0d0f11', 'stroke-width': 7 }) +
    path(line, {
      fill: 'none',
      stroke: tone(0.9),
      'stroke-width': 1.3,
      'stroke-opacity': 0.6,
      transform: 'translate(0 5)',
    })
  );
}
