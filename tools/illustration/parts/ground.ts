import { GROUND, PIXELS_PER_METER } from '../geometry.ts';
import type { Model } from '../model.ts';
import { path } from '../svg/element.ts';
import { CANVAS, DOWN, type Sheet } from '../svg/sheet.ts';

/** Where the wall meets the floor, in pixels from the top: the same on every picture. */
const HORIZON = 640;

/** Draws a pale seamless studio: wall, floor, and a pool of light around the vehicle. */
export function drawStudio(sheet: Sheet): string {
  const wall = sheet.linear(
    [
      [0, '#dfe3e7'],
      [HORIZON / CANVAS.height - 0.08, '#f5f6f7'],
      [HORIZON / CANVAS.height + 0.03, '#e6e9ec'],
      [1, '#ccd2d7'],
    ],
    DOWN,
  );
  const pool = sheet.radial(
    [
      [0, '#fff', 0.95],
      [1, '#fff', 0],
    ],
    'cx=".5" cy=".8" r=".55"',
  );
  const frame = `M0 0h${CANVAS.width}v${CANVAS.height}H0z`;
  return path(frame, { fill: wall }) + path(frame, { fill: pool });
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${fill}"/>`;

/** Draws the soft shadow around the vehicle and the dark one below it, darkest where the tires touch the ground. */
export function drawShadow({ sheet, place, front, rear, shape }: Model): string {
  const fade = (from: number, middle: number): string =>
    sheet.radial([
      [0, '#101418', from],
      [0.55, '#101418', middle],
      [1, '#101418', 0],
    ]);
  const center = place.x((front + rear) / 2);
  const half = ((rear - front) / 2) * PIXELS_PER_METER;
  const tires = [0, shape.wheelbase].map((x) =>
    ellipse(place.x(x), GROUND - 1, shape.tire * 0.72 * PIXELS_PER_METER, 9, fade(0.95, 0.75)),
  );
  return [
    ellipse(center, GROUND + 4, half * 1.12, 44, fade(0.4, 0.24)),
    ellipse(center, GROUND - 2, half * 0.99, 17, fade(0.85, 0.66)),
    ...tires,
  ].join('');
}

/** Draws the dark underside between the wheels, and the wheels' far sides in it. */
export function drawUnderside({
  place,
  shape: { sill, wheelbase, outline, tire },
  front,
  rear,
}: Model): string {
  const low = Math.max(0.13, sill - 0.13);
  const [startZ, endZ] = [outline[0]?.[1] ?? sill, outline.at(-1)?.[1] ?? sill];
  const at = (x: number, z: number): string => `${Math.round(place.x(x))} ${Math.round(place.y(z))}`;
  return path(
    `M${at(front + 0.22, startZ + 0.14)}L${at(front + 0.3, startZ)}L${at(-tire, low)}L${at(wheelbase + tire, low)}L${at(rear - 0.3, endZ)}L${at(rear - 0.2, endZ + 0.14)}z`,
    { fill: '#0b0d0f' },
  );
}
