import type { WheelDesign } from '../classes/shape.ts';
import type { Model } from '../model.ts';
import { group, path, use } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';

interface Spokes {
  readonly count: number;
  /** Widths at the hub and at the rim, as shares of the rim's radius. */
  readonly inner: number;
  readonly outer: number;
  /** Angle between the two arms of a double spoke, in degrees. */
  readonly fork?: number;
  readonly finish: 'silver' | 'dark' | 'steel';
}

const DESIGNS: Readonly<Record<WheelDesign, Spokes>> = {
  ten: { count: 10, inner: 0.16, outer: 0.11, finish: 'silver' },
  'twin-five': { count: 5, inner: 0.13, outer: 0.12, fork: 24, finish: 'silver' },
  split: { count: 5, inner: 0.17, outer: 0.1, fork: 30, finish: 'dark' },
  seven: { count: 7, inner: 0.22, outer: 0.15, finish: 'silver' },
  multi: { count: 9, inner: 0.09, outer: 0.07, fork: 15, finish: 'silver' },
  six: { count: 6, inner: 0.3, outer: 0.22, finish: 'silver' },
  aero: { count: 5, inner: 0.3, outer: 0.5, finish: 'dark' },
  steel: { count: 8, inner: 0.3, outer: 0.3, finish: 'steel' },
};

const FINISHES = {
  silver: ['#fbfcfd', '#c3cad0', '#7d868e'],
  dark: ['#a9b1b8', '#565d64', '#25292d'],
  steel: ['#c9ced2', '#8f969c', '#565c62'],
} as const;

const circle = (r: number, attributes: string): string => `<circle r="${short(r)}" ${attributes}/>`;

/** Draws both wheels: tires, brake discs, spokes and lug nuts. */
export function drawWheels({ sheet, place, shape, has }: Model): string {
  const rim = shape.rim * 100;
  const wheel = sheet.symbol(
    drawTire(rim, sheet) +
      drawBrake(rim, sheet, has('redCalipers')) +
      drawRim(rim, DESIGNS[shape.wheel], sheet),
  );
  const size = short(place.size(shape.tire)).replace(/\.\d$/, '');
  return group(
    [0, shape.wheelbase].map((x) =>
      use(wheel, {
        transform: `translate(${short(place.x(x))} ${short(place.y(shape.tire))}) scale(${Number(size) / 100})`,
      }),
    ),
  );
}

function drawTire(rim: number, sheet: Model['sheet']): string {
  const rubber = sheet.radial([
    [0, '#0a0b0c'],
    [rim / 100 + 0.02, '#1a1c1f'],
    [rim / 100 + 0.1, '#2b2e31'],
    [0.95, '#1c1e20'],
    [1, '#0b0c0d'],
  ]);
  const wall = (100 + rim) / 2;
  return [
    circle(100, `fill="${rubber}"`),
    circle(97, 'fill="none" stroke="#3b3e42" stroke-width="1.5" stroke-dasharray="5 2.2"'),
    circle(wall + 3, 'fill="none" stroke="#45494e" stroke-width="1.5" stroke-opacity=".6"'),
    // Light on the sidewall's upper edge.
    path(`M-66-66A93 93 0 0 1 66-66`, {
      fill: 'none',
      stroke: '#5d6368',
      'stroke-width': 3,
      'stroke-opacity': 0.55,
    }),
    circle(rim + 2, 'fill="#060708"'),
  ].join('');
}

function drawBrake(rim: number, sheet: Model['sheet'], isRed: boolean): string {
  const disc = sheet.linear(
    [
      [0, '#b4bbc1'],
      [0.5, '#6c747b'],
      [1, '#9aa2a9'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const r = rim * 0.68;
  const caliper = `M${short(r * 0.62)} ${short(-r * 0.86)}A${short(r * 1.06)} ${short(r * 1.06)} 0 0 1 ${short(r * 1.05)} ${short(r * 0.16)}L${short(r * 0.62)} ${short(r * 0.1)}A${short(r * 0.62)} ${short(r * 0.62)} 0 0 0 ${short(r * 0.38)} ${short(-r * 0.5)}z`;
  return [
    circle(rim * 0.95, 'fill="#15181b"'),
    circle(r, `fill="${disc}"`),
    circle(r * 0.8, 'fill="none" stroke="#3f464c" stroke-width="2" stroke-dasharray="2 9"'),
    circle(r * 0.52, 'fill="#353b40"'),
    path(caliper, { fill: isRed ? '#b5161c' : '#3a4046' }),
  ].join('');
}

function drawRim(
  rim: number,
  { count, inner, outer, fork = 0, finish }: Spokes,
  sheet: Model['sheet'],
): string {
  const [light, plain, dark] = FINISHES[finish];
  const metal = sheet.linear(
    [
      [0, light],
      [0.45, plain],
      [1, dark],
    ],
    `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-rim}" y2="${rim}"`,
  );
  const arms = Array.from({ length: count }, (_, index) => (index * 360) / count).flatMap((angle) =>
    fork === 0
      ? [[angle, angle]]
      : [
          [angle - fork * 0.3, angle - fork * 0.75],
          [angle + fork * 0.3, angle + fork * 0.75],
        ],
  );
  const [from, to] = [rim * 0.16, rim * 0.94];
  const point = (angle: number, r: number, side: number): string => {
    const a = (angle * Math.PI) / 180;
    return `${short(Math.sin(a) * r + Math.cos(a) * side)} ${short(-Math.cos(a) * r + Math.sin(a) * side)}`;
  };
  const spokes = arms
    .map(([start = 0, end = 0]) => {
      const [a, b] = [(rim * inner) / 2, (rim * outer) / 2];
      return `M${point(start, from, -a)}L${point(end, to, -b)}L${point(end, to, b)}L${point(start, from, a)}z`;
    })
    .join('');
  const edges = arms
    .map(
      ([start = 0, end = 0]) =>
        `M${point(start, from * 1.6, -(rim * inner) / 2 + 0.8)}L${point(end, to, -(rim * outer) / 2 + 0.8)}`,
    )
    .join('');
  const nuts = Array.from({ length: 5 }, (_, index) => {
    const a = (index * 2 * Math.PI) / 5;
    return `<circle cx="${short(Math.sin(a) * rim * 0.13)}" cy="${short(-Math.cos(a) * rim * 0.13)}" r="${short(rim * 0.026)}" fill="#3a4046"/>`;
  });
  return [
    path(spokes, { fill: '#000', 'fill-opacity': 0.55, transform: 'translate(1.2 2.4)' }),
    path(spokes, { fill: metal, stroke: '#30363b', 'stroke-width': 0.8 }),
    path(edges, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.2,
      'stroke-opacity': finish === 'silver' ? 0.75 : 0.4,
    }),
    circle(rim * 0.965, `fill="none" stroke="#2a2f33" stroke-width="${short(rim * 0.09)}"`),
    circle(rim * 0.975, `fill="none" stroke="${metal}" stroke-width="${short(rim * 0.055)}"`),
    circle(rim * 0.21, `fill="${metal}" stroke="#4b5258" stroke-width="1"`),
    ...nuts,
    circle(
      rim * 0.075,
      `fill="${sheet.linear(
        [
          [0, '#5b636a'],
          [1, '#181b1e'],
        ],
        DOWN,
      )}"`,
    ),
  ].join('');
}
