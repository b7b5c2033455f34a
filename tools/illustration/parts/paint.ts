import { curvePath, type Point } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import type { Stop } from '../svg/sheet.ts';
import { tone } from '../tone.ts';

/** Draws the painted body: light from above, a bright shoulder, a darker flank and a glow from the floor. */
export function drawPaint(model: Model): string {
  const { sheet, place, shape, body, clip, front, rear } = model;
  const { outline, sill, wheelbase } = shape;
  const highest = Math.max(...outline.map(([, z]) => z));
  const shoulder = model.belt(wheelbase / 2);
  const crease = model.crease(wheelbase / 2);
  const vertical = (stops: readonly (readonly [number, string, number?])[]): string => {
    const [top, bottom] = [stops[0]?.[0] ?? 1, stops.at(-1)?.[0] ?? 0];
    const shares = stops.map(
      ([z, color, opacity]): Stop => [Math.round(((top - z) / (top - bottom)) * 1000) / 1000, color, opacity],
    );
    return sheet.linear(
      shares,
      `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${short(place.y(top))}" y2="${short(place.y(bottom))}"`,
    );
  };
  const base = vertical([
    [highest, tone(0.86)],
    [highest - 0.06, tone(0.7)],
    [shoulder + 0.1, tone(0.6)],
    [shoulder + 0.01, tone(0.68)],
    [shoulder - 0.03, tone(0.87)],
    [shoulder - 0.085, tone(0.7)],
    [(shoulder + crease) / 2 - 0.03, tone(0.56)],
    [crease, tone(0.53)],
    [(crease + sill) / 2, tone(0.4)],
    [sill, tone(0.2)],
  ]);
  // Below the crease the flank turns toward the floor: dark at first, then lit by it.
  const flank = vertical([
    [crease + 0.02, tone(0.24), 0.95],
    [crease - 0.1, tone(0.33), 0.85],
    [crease - (crease - sill) * 0.52, tone(0.46), 0.8],
    [sill + (crease - sill) * 0.26, tone(0.5), 0.85],
    [sill + (crease - sill) * 0.13, tone(0.27)],
    [sill, tone(0.12)],
  ]);
  const edge = Math.round((0.42 / (rear - front)) * 1000) / 1000;
  const sides = sheet.linear(
    [
      [0, '#000', 0.5],
      [edge * 0.3, '#000', 0.3],
      [edge, '#000', 0],
      [1 - edge * 0.8, '#000', 0],
      [1 - edge * 0.25, '#000', 0.26],
      [1, '#000', 0.5],
    ],
    `gradientUnits="userSpaceOnUse" x1="${short(place.x(front))}" x2="${short(place.x(rear))}" y1="0" y2="0"`,
  );
  const below: Point[] = [
    [front - 0.2, model.crease(front)],
    ...shape.crease,
    [rear + 0.2, model.crease(rear)],
  ];
  const flankPath = `${curvePath(below, place)}L${short(place.x(rear + 0.2))} ${short(place.y(0))}L${short(place.x(front - 0.2))} ${short(place.y(0))}z`;
  return group(
    [
      path(body, { fill: base }),
      path(flankPath, { fill: flank }),
      drawHaunches(model),
      path(curvePath(shape.crease, place), {
        fill: 'none',
        stroke: tone(0.93),
        'stroke-width': 3,
        'stroke-opacity': 0.75,
      }),
      path(body, { fill: sides }),
      // Light from above along the upper edge.
      path(curvePath(outline, place), {
        fill: 'none',
        stroke: tone(0.98),
        'stroke-width': 15,
        'stroke-opacity': 0.28,
      }),
      path(curvePath(outline, place), {
        fill: 'none',
        stroke: tone(1),
        'stroke-width': 5,
        'stroke-opacity': 0.65,
      }),
      path(body, { fill: 'none', stroke: tone(0.06), 'stroke-width': 2, 'stroke-opacity': 0.9 }),
    ],
    { 'clip-path': clip },
  );
}

/** Draws the light on the fenders above the wheels, which bulge toward the viewer. */
function drawHaunches({ sheet, place, shape: { wheelbase }, arch, crease }: Model): string {
  const glow = sheet.radial([
    [0, tone(0.9), 0.62],
    [0.5, tone(0.8), 0.25],
    [1, tone(0.75), 0],
  ]);
  return [0, wheelbase]
    .map((x) => {
      const z = (arch + arch * 0.95 + crease(x)) / 2 + 0.03;
      return `<ellipse cx="${short(place.x(x))}" cy="${short(place.y(z))}" rx="${short(place.size(arch * 1.35))}" ry="${short(place.size(0.13))}" fill="${glow}"/>`;
    })
    .join('');
}
