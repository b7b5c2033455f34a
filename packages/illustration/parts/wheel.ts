import { group, path } from '../svg/element.ts';
import { type Pair } from '../geometry/curve.ts';
import { polygonPath, softPath } from '../svg/path.ts';
import type { Sheet } from '../svg/sheet.ts';

const circle = (radius: number, fill: string, rest = ''): string => `<circle r="${radius}" fill="${fill}"${rest}/>`;

const turned = (points: readonly Pair[], angle: number): Pair[] =>
  points.map(([x, y]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]);

/**
 * A wheel seen from its front, tyre's radius 100, its middle at the origin.
 * @param spokes an even number makes pairs, an odd one single broad spokes
 */
export function drawWheel(sheet: Sheet, spokes: number): string {
  const tyre = sheet.radial([[0.7, '#08090a'], [0.78, '#1c1e20'], [0.86, '#2b2e31'], [0.94, '#191b1d'], [1, '#0a0b0c']], 'cx="0" cy="0" r="100" gradientUnits="userSpaceOnUse"');
  const rim = sheet.linear([[0, '#f7f9fa'], [0.3, '#aeb6bc'], [0.6, '#6d757c'], [1, '#c9d0d5']], 'x1="0" y1="0" x2=".4" y2="1"');
  const well = sheet.radial([[0, '#33383c'], [0.6, '#1d2023'], [1, '#060708']]);
  const disc = sheet.linear([[0, '#9aa1a6'], [0.5, '#5f666b'], [1, '#868d92']], 'x1="0" y1="0" x2="1" y2="1"');
  const spoke = sheet.linear([[0, '#fbfcfd'], [0.45, '#c3cacf'], [1, '#767e85']], 'x1="-70" y1="-70" x2="60" y2="70" gradientUnits="userSpaceOnUse"');
  const isPaired = spokes % 2 === 0;
  const count = isPaired ? spokes / 2 : spokes;
  const arm: Pair[] = isPaired
    ? [[5, -6], [4, -30], [9, -68], [20, -66], [14, -30], [11, -8]]
    : [[-9, -6], [-7.5, -35], [-11, -69], [11, -69], [7.5, -35], [9, -6]];
  const mirrored = arm.map(([x, y]): Pair => [-x, y]);
  const shapes = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return isPaired
      ? polygonPath(turned(arm, angle)) + polygonPath(turned(mirrored, angle).toReversed())
      : polygonPath(turned(arm, angle));
  }).join('');
  const nuts = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = turned([[0, -10]], ((index + 0.5) / 5) * Math.PI * 2)[0] ?? [0, 0];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.2" fill="#3b4146"/>`;
  });
  return group([
    circle(100, tyre),
    circle(88, 'none', ' stroke="#3a3e42" stroke-width="1" opacity=".7"'),
    circle(76, rim),
    circle(71.5, well),
    circle(46, disc),
    circle(46, 'none', ' stroke="#3f4549" stroke-width="2" stroke-dasharray="2 5" opacity=".6"'),
    path(softPath([[-58, -22], [-44, -34], [-34, -10], [-36, 18], [-48, 28], [-60, 10]]), { fill: '#8d1a16' }),
    path(shapes, { fill: '#05060799', transform: 'translate(1.5 2.5)' }),
    path(shapes, { fill: spoke, stroke: '#e9edf0', 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
    circle(73.5, 'none', ' stroke="#dfe4e8" stroke-width="2.6"'),
    circle(15.5, spoke, ' stroke="#5b6369" stroke-width="1"'),
    ...nuts,
    circle(6, '#23272a', ' stroke="#aab1b6" stroke-width="1"'),
  ]);
}
