import type { Lamp } from '../classes/shape.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws headlamps, tail lamps and the side markers in both bumpers. */
export function drawLamps(model: Model): string {
  return group([drawHeadLamp(model), drawTailLamp(model), drawMarkers(model)]);
}

/** Outline of a lamp around a corner of the body. @param out direction of the outside: -1 at the nose, 1 at the tail */
function lens({ place }: Model, { height, length, rise, z }: Lamp, edge: number, out: -1 | 1): string {
  const at = (inward: number, dz: number): string =>
    `${short(place.x(edge - out * inward))} ${short(place.y(z + dz))}`;
  const half = height / 2;
  if (rise === 0) {
    return `M${at(-0.12, -half)}L${at(-0.12, half)}L${at(length - 0.03, half)}Q${at(length, half)} ${at(length, half - 0.03)}L${at(length - 0.015, -half + 0.03)}Q${at(length - 0.02, -half)} ${at(length - 0.05, -half)}z`;
  }
  return `M${at(-0.12, -half)}L${at(-0.12, half * 0.9)}L${at(length * 0.3, half + rise * 0.3)}Q${at(length * 0.75, half * 0.9 + rise * 0.75)} ${at(length, half * 0.55 + rise)}Q${at(length * 0.98, rise * 0.7 - half * 0.4)} ${at(length * 0.72, rise * 0.5 - half * 0.75)}Q${at(length * 0.4, -half)} ${at(0.04, -half)}z`;
}

function drawHeadLamp(model: Model): string {
  const { sheet, place, shape, noseAt, clip, has } = model;
  const lamp = shape.headLamp;
  const edge = noseAt(lamp.z);
  const d = lens(model, lamp, edge, -1);
  const inside = sheet.clip(sheet.shape(d));
  const housing = sheet.linear(
    [
      [0, '#8796a1'],
      [0.4, '#4a565f'],
      [1, '#1b2126'],
    ],
    DOWN,
  );
  const at = (x: number, z: number): string => `${short(place.x(edge + x))} ${short(place.y(lamp.z + z))}`;
  const { height, length, rise } = lamp;
  if (has('flares')) {
    // A round lamp in the flat grille shows as a bulge of glass.
    return path(`M${at(0.02, height / 2)}Q${at(-0.07, 0)} ${at(0.02, -height / 2)}z`, {
      fill: housing,
      stroke: '#23292e',
      'stroke-width': 2.5,
    });
  }
  const bulb = `cx="${short(place.x(edge + length * 0.34))}" cy="${short(place.y(lamp.z + rise * 0.22 - height * 0.04))}"`;
  const r = place.size(Math.min(0.036, height * 0.25));
  return group(
    [
      path(d, { fill: housing, stroke: '#14181b', 'stroke-width': 4 }),
      group(
        [
          `<circle ${bulb} r="${short(r * 1.3)}" fill="#11161a"/><circle ${bulb} r="${short(r)}" fill="#6d8291" stroke="#c3d2dc" stroke-width="1.5"/>`,
          path(
            `M${short(place.x(edge + length * 0.34) - r * 0.6)} ${short(place.y(lamp.z + rise * 0.22) - r * 0.1)}q${short(r * 0.5)} ${short(-r * 0.7)} ${short(r * 1.1)} ${short(-r * 0.2)}`,
            { fill: 'none', stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round' },
          ),
          path(
            `M${at(-0.1, -height * 0.36)}L${at(length * 0.34, -height * 0.34 + rise * 0.1)}Q${at(length * 0.72, -height * 0.2 + rise * 0.5)} ${at(length * 0.97, rise + height * 0.12)}`,
            {
              fill: 'none',
              stroke: '#fff',
              'stroke-width': 5,
              'stroke-linecap': 'round',
            },
          ),
          path(
            `M${at(length * 0.6, rise * 0.5 + height * 0.3)}L${at(length, rise + height * 0.26)}L${at(length * 0.95, rise)}z`,
            { fill: '#e98a1f', opacity: 0.85 },
          ),
        ],
        { 'clip-path': inside },
      ),
      path(d, { fill: 'none', stroke: '#fff', 'stroke-width': 1.3, 'stroke-opacity': 0.5 }),
    ],
    { 'clip-path': clip },
  );
}

function drawTailLamp(model: Model): string {
  const { sheet, place, shape, tailAt, clip } = model;
  const lamp = shape.tailLamp;
  const edge = tailAt(lamp.z);
  const isTall = lamp.height > lamp.length * 1.4;
  const at = (inward: number, dz: number): string =>
    `${short(place.x(edge - inward))} ${short(place.y(lamp.z + dz))}`;
  const { height, length } = lamp;
  const half = height / 2;
  const d = isTall
    ? `M${at(-0.12, half)}L${at(length * 0.9, half)}Q${at(length, half)} ${at(length, half - 0.03)}L${at(length * 0.92, -half + 0.03)}Q${at(length * 0.9, -half)} ${at(length * 0.8, -half)}L${at(-0.12, -half)}z`
    : lens(model, lamp, edge, 1);
  const red = sheet.linear(
    [
      [0, '#ff5a4c'],
      [0.4, '#c3121a'],
      [1, '#5c060b'],
    ],
    DOWN,
  );
  const strip = isTall
    ? `M${at(length * 0.5, half * 0.8)}L${at(length * 0.46, -half * 0.2)}`
    : `M${at(-0.1, half * 0.25)}L${at(length * 0.8, half * 0.2 + lamp.rise * 0.8)}`;
  const white = isTall
    ? `M${at(-0.1, -half * 0.35)}L${at(length, -half * 0.35)}L${at(length, -half * 0.62)}L${at(-0.1, -half * 0.62)}z`
    : '';
  return group(
    [
      path(d, { fill: red, stroke: '#23060a', 'stroke-width': 3.5 }),
      path(white, { fill: '#f2e3e1', opacity: 0.85 }),
      path(strip, {
        fill: 'none',
        stroke: '#ffb3a6',
        'stroke-width': 4.5,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.95,
      }),
      path(d, { fill: 'none', stroke: '#fff', 'stroke-width': 1.2, 'stroke-opacity': 0.35 }),
    ],
    { 'clip-path': clip },
  );
}

/** Draws the amber and red reflectors that US law requires. */
function drawMarkers({ place, noseAt, tailAt, shape: { sill }, has }: Model): string {
  const z = sill + 0.24;
  const bar = (x: number, fill: string): string =>
    path(`M${short(place.x(x))} ${short(place.y(z))}h26v9h-26z`, {
      fill,
      stroke: '#000',
      'stroke-opacity': 0.45,
      'stroke-width': 1,
    });
  return has('flares') ? '' : bar(noseAt(z) + 0.15, '#e08a22') + bar(tailAt(z) - 0.24, '#b3161b');
}
