import type { Body } from './bodies/body.ts';
import { FLAKE, tone } from './tone.ts';
import { drawWheel } from './parts/wheel.ts';
import { group, path } from './svg/element.ts';
import { CANVAS, type Sheet, DOWN } from './svg/sheet.ts';

/** Where the wheel touches the ground, in pixels. */
const GROUND = 930;
const MIDDLE = CANVAS.width / 2;
/** Pixels per meter: close enough that wheel and arch fill the picture. */
const SCALE = 1010;

/** Draws a close-up of a wheel in its arch. */
export function drawWheelView(body: Body, sheet: Sheet): string {
  const radius = body.wheelRadius * SCALE;
  const middle = GROUND - radius;
  const sill = GROUND - 0.19 * SCALE;
  const arch = radius * 1.12;
  const flank = sheet.linear(
    [
      [0, tone(0.86)],
      [0.1, tone(0.97)],
      [0.2, tone(0.66)],
      [0.42, tone(0.5)],
      [0.56, tone(0.34)],
      [0.6, tone(0.52)],
      [0.8, tone(0.44)],
      [1, tone(0.12)],
    ],
    'x1="0" y1="0" x2=".03" y2="1"',
  );
  const shade = sheet.linear(
    [
      [0, '#0b0b0d', 0.85],
      [0.55, '#0b0b0d', 0.5],
      [1, '#0b0b0d', 0],
    ],
    DOWN,
  );
  const lip = sheet.linear(
    [
      [0, tone(1)],
      [0.5, tone(0.5)],
      [1, tone(0.2)],
    ],
    DOWN,
  );
  const circle = (size: number): string =>
    `M${MIDDLE - size} ${middle}a${size} ${size} 0 0 1 ${2 * size} 0V${sill}H${MIDDLE - size}z`;
  const panel = `M0 0H${CANVAS.width}V${sill - 24}Q${CANVAS.width} ${sill} ${CANVAS.width - 30} ${sill}H30Q0 ${sill} 0 ${sill - 24}z`;
  const isClad = body.extras.includes('cladding');
  return group([
    path(`M0 ${sill}H${CANVAS.width}V${GROUND + 40}H0z`, { fill: shade }),
    path(`M0 ${sill - 60}H${CANVAS.width}V${sill + 34}H0z`, { fill: '#08090a' }),
    path(panel, { fill: flank }),
    path(panel, { filter: sparkle(sheet), opacity: FLAKE }),
    path(`M0 ${middle - radius * 0.62}H${CANVAS.width}`, {
      fill: 'none',
      stroke: tone(1),
      'stroke-opacity': 0.35,
      'stroke-width': 3,
    }),
    path(
      `M${MIDDLE + arch * 1.42} 0C${MIDDLE + arch * 1.38} 300 ${MIDDLE + arch * 1.4} 520 ${MIDDLE + arch * 1.47} ${sill}`,
      {
        fill: 'none',
        stroke: tone(0),
        'stroke-width': 6,
        'stroke-opacity': 0.8,
      },
    ),
    isClad
      ? path(circle(arch * 1.13), { fill: '#202428', stroke: '#3b4045', 'stroke-width': 4 })
      : path(circle(arch * 1.025), { fill: lip }),
    path(circle(arch), {
      fill: sheet.linear(
        [
          [0, '#010202'],
          [1, '#15181b'],
        ],
        DOWN,
      ),
    }),
    group([drawWheel(sheet, body.spokes)], {
      transform: `translate(${MIDDLE} ${middle}) scale(${radius / 100})`,
    }),
    path(`M${MIDDLE - 150} ${GROUND - 5}H${MIDDLE + 150}L${MIDDLE + 110} ${GROUND + 8}H${MIDDLE - 110}z`, {
      fill: '#000',
      filter: sheet.blur(6),
    }),
  ]);
}

/** Metal flake as visible from nearby: specks of light within the shape. */
function sparkle(sheet: Sheet): string {
  const id = sheet.define(
    (id) =>
      `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.8 0 0 0 -.98"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  );
  return `url(#${id})`;
}
