import { linePath } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';
import { drawGap } from './gap.ts';

/** Draws the gap between cab and bed, the bed's rail cap, the tailgate and the rear bumper. */
export function drawBed({
  place,
  sheet,
  shape: { outline, glass, sill },
  rear,
  clip,
  top,
  tailAt,
}: Model): string {
  const cab = glass.end.x + 0.15;
  const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const rail = top(rear - 0.3);
  const chrome = sheet.linear(
    [
      [0, '#f0f3f5'],
      [0.4, '#8b949b'],
      [0.5, '#3c4349'],
      [1, '#aab2b8'],
    ],
    DOWN,
  );
  const endZ = (outline.at(-1)?.[1] ?? sill) + 0.13;
  return group([
    group(
      [
        path(`M${at(cab, rail + 0.02)}L${at(cab, sill)}`, {
          fill: 'none',
          stroke: '#050607',
          'stroke-width': 7,
        }),
        path(
          linePath(
            [
              [cab + 0.02, rail - 0.012],
              [rear, rail - 0.008],
            ],
            place,
          ),
          { fill: 'none', stroke: '#1c2024', 'stroke-width': 9 },
        ),
        path(
          linePath(
            [
              [cab + 0.02, rail],
              [rear, rail + 0.004],
            ],
            place,
          ),
          { fill: 'none', stroke: '#7e888f', 'stroke-width': 2 },
        ),
        drawGap(
          linePath(
            [
              [rear - 0.07, rail - 0.03],
              [rear - 0.07, rail - 0.06],
            ],
            place,
          ),
        ),
      ],
      { 'clip-path': clip },
    ),
    path(
      `M${at(rear - 0.34, endZ + 0.02)}L${at(tailAt(endZ) + 0.02, endZ + 0.02)}Q${at(rear + 0.06, endZ + 0.01)} ${at(rear + 0.06, endZ - 0.05)}L${at(rear + 0.03, endZ - 0.14)}L${at(rear - 0.3, endZ - 0.14)}z`,
      { fill: chrome, stroke: '#1d2226', 'stroke-width': 2 },
    ),
  ]);
}
