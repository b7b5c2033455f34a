import type { FasciaOutline } from '../bodies/body.ts';
import type { Pair } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import { group, path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { createFascia, mirrored, symmetric } from './fascia.ts';
import { shrink } from './headlamp.ts';
import { drawPlate } from './plate.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws lamps, bumper and plate of the rear. */
export function drawTail(model: Model): string {
  const { body, sheet } = model;
  const fascia = createFascia(model, 'rear');
  const shape = (outline: readonly Pair[]): string => polygonPath(fascia.outline(outline));
  const dark = sheet.linear(
    [
      [0, '#060708'],
      [1, '#22262a'],
    ],
    DOWN,
  );
  const seam = [
    [
      [0.6, 0.99],
      [0.58, 0.6],
      [0.52, 0.42],
      [0, 0.42],
    ],
    [
      [0.55, 0.36],
      [0.98, 0.36],
      [0.98, 0.355],
      [0.55, 0.355],
    ],
  ] as const;
  const gaps = seam.map((line) => linePath(fascia.outline(symmetric(line)))).join('');
  const lamp = Math.max(...body.tailLamp.map(([, up]) => up));
  const inner = Math.min(...body.tailLamp.map(([around]) => around));
  const bar: FasciaOutline = [
    [0, lamp - 0.09],
    [inner, lamp - 0.09],
    [inner, lamp - 0.13],
    [0, lamp - 0.13],
  ];
  const chrome = sheet.linear(
    [
      [0, '#ffffff'],
      [0.5, '#8f989f'],
      [1, '#e6eaed'],
    ],
    DOWN,
  );
  return group([
    path(
      shape(
        symmetric([
          [0, 0.2],
          [0.6, 0.22],
          [0.8, 0.02],
          [0, 0.02],
        ]),
      ),
      { fill: dark },
    ),
    path(polygonPath(fascia.outline(symmetric(bar))), { fill: chrome, opacity: 0.85 }),
    path(gaps, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.45, 'stroke-width': 2 }),
    ...[body.tailLamp, mirrored(body.tailLamp)].map((outline) => tailLamp(model, fascia.outline(outline))),
    drawPlate(model, fascia, 0.5),
  ]);
}

function tailLamp({ sheet }: Model, outline: readonly Pair[]): string {
  if (outline.length < 6) return '';
  const shell = sheet.linear(
    [
      [0, '#ff4a3d'],
      [0.45, '#b40f12'],
      [1, '#4a0507'],
    ],
    DOWN,
  );
  const inner = polygonPath(shrink(outline, 0.8, 0.5));
  const glow = sheet.radial([
    [0, '#ff8a76'],
    [0.6, '#ff2a1f', 0.6],
    [1, '#ff2a1f', 0],
  ]);
  return group([
    path(polygonPath(outline), {
      fill: shell,
      stroke: '#2a0405',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    path(inner, { fill: glow, stroke: '#ff7a66', 'stroke-width': 3, 'stroke-opacity': 0.9 }),
  ]);
}
