import type { Pair } from '../geometry/curve.ts';
import { group, use } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';
import type { Sheet, Stop } from '../svg/sheet.ts';

const IN_PLACE = 'cx="0" cy="0" r="100" gradientUnits="userSpaceOnUse"';
const TYRE: readonly Stop[] = [
  [0.75, '#050606'],
  [0.79, '#191b1d'],
  [0.86, '#303336'],
  [0.93, '#1e2022'],
  [0.97, '#0c0d0e'],
  [1, '#050606'],
];
/** Half spokes, hub to rim; the other half is mirrored. A broad spoke has facets, a pair of slim ones has a gap. */
const BROAD: readonly Pair[] = [
  [0, -8],
  [7, -14],
  [5.5, -36],
  [9, -72],
  [0, -72],
];
const SLIM: readonly Pair[] = [
  [1, -8],
  [8, -14],
  [11, -40],
  [17, -71],
  [9.5, -73],
  [4.5, -40],
];

const circle = (radius: number, fill: string, rest = ''): string =>
  `<circle r="${radius}" fill="${fill}"${rest && ` ${rest}`}/>`;

const turned = (points: readonly Pair[], angle: number): Pair[] =>
  points.map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);

const around = (count: number, start = 0): number[] =>
  Array.from({ length: count }, (_, index) => ((index + start) / count) * Math.PI * 2);

/**
 * Draws a wheel seen from its front. The tire has radius 100, with its center at the origin.
 * @param spokes an even number makes pairs of slim spokes, an odd one broad spokes with facets
 */
export function drawWheel(sheet: Sheet, spokes: number): string {
  const isPaired = spokes % 2 === 0;
  const angles = around(isPaired ? spokes / 2 : spokes);
  const half = isPaired ? SLIM : BROAD;
  const other = half.map(([x, y]): Pair => [-x, y]).toReversed();
  const [lit, dim] = [half, other].map((points) =>
    sheet.shape(angles.map((angle) => polygonPath(turned(points, angle), 10)).join('')),
  );
  const bright = sheet.linear(
    [
      [0, '#ffffff'],
      [0.5, '#ccd2d7'],
      [1, '#7d858c'],
    ],
    'x1="-60" y1="-75" x2="50" y2="75" gradientUnits="userSpaceOnUse"',
  );
  const shaded = sheet.linear(
    [
      [0, '#d5dade'],
      [0.5, '#949ca3'],
      [1, '#b9c0c5'],
    ],
    'x1="-60" y1="-75" x2="50" y2="75" gradientUnits="userSpaceOnUse"',
  );
  const well = sheet.radial([
    [0, '#3a3f44'],
    [0.62, '#202427'],
    [1, '#040505'],
  ]);
  return group([
    circle(100, sheet.radial(TYRE, IN_PLACE)),
    circle(90, 'none', 'stroke="#454a4e" stroke-width=".8" opacity=".6"'),
    circle(83, 'none', 'stroke="#000" stroke-width="1" opacity=".7"'),
    circle(77, bright),
    circle(73, well),
    drawBrake(sheet),
    ...[lit, dim].map((arms) =>
      use(arms ?? '', { fill: '#000', 'fill-opacity': 0.55, transform: 'translate(2 3.5)' }),
    ),
    use(dim ?? '', { fill: isPaired ? bright : shaded }),
    use(lit ?? '', { fill: bright }),
    circle(74.5, 'none', `stroke="${bright}" stroke-width="3.4"`),
    circle(72.4, 'none', 'stroke="#20262a" stroke-width=".8" opacity=".6"'),
    circle(15.5, bright, 'stroke="#6b7379" stroke-width=".8"'),
    ...around(5, 0.5).map((angle) => {
      const [x, y] = turned([[0, -10.5]], angle)[0] ?? [0, 0];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2" fill="#32383d"/>`;
    }),
    circle(5.8, '#1b1f22', 'stroke="#aab1b6" stroke-width="1"'),
  ]);
}

/** Draws a plain brake disc behind the spokes. */
function drawBrake(sheet: Sheet): string {
  const steel = sheet.linear(
    [
      [0, '#b4bbc0'],
      [0.35, '#6a7278'],
      [0.55, '#a3abb1'],
      [1, '#50575c'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return [circle(55, steel, 'stroke="#1b1f22" stroke-width="1"'), circle(28, '#2a2f33')].join('');
}
