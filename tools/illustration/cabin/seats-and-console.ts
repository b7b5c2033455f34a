import type { Body } from '../bodies/body.ts';
import { leatherOf } from '../leather.ts';
import { tone } from '../tone.ts';
import { blend } from '@rooftop/illustration/paint';
import { group, path } from '../svg/element.ts';
import { DOWN, type Sheet } from '../svg/sheet.ts';

/** Draws the center console: climate dials, a selector, cup holders. */
export function drawConsole(sheet: Sheet): string {
  const body = sheet.linear(
    [
      [0, '#34373b'],
      [0.3, '#1d1f22'],
      [1, '#0c0d0e'],
    ],
    DOWN,
  );
  const deck = sheet.linear(
    [
      [0, '#0c0d0e'],
      [1, '#26292c'],
    ],
    DOWN,
  );
  const metal = sheet.linear(
    [
      [0, '#fafbfc'],
      [0.5, '#7d868d'],
      [1, '#ced5da'],
    ],
    DOWN,
  );
  const dial = (x: number): string =>
    `<circle cx="${x}" cy="682" r="27" fill="#0b0c0d"/><circle cx="${x}" cy="680" r="23" fill="${metal}"/><circle cx="${x}" cy="680" r="15" fill="#1a1d20"/>`;
  const edge = 'M712 736C708 820 690 920 672 1000M1088 736C1092 820 1110 920 1128 1000';
  return group([
    path(
      'M690 628H1110Q1122 628 1120 644L1108 730C1116 830 1140 930 1160 1000H640C660 930 684 830 692 730L680 644Q678 628 690 628z',
      { fill: body },
    ),
    path('M728 736H1072C1078 830 1096 930 1112 1000H688C704 930 722 830 728 736z', { fill: deck }),
    path(edge, { fill: 'none', stroke: tone(0.6), 'stroke-width': 7 }),
    dial(744),
    dial(1056),
    path('M806 672H994Q1002 672 1002 680Q1002 688 994 688H806Q798 688 798 680Q798 672 806 672z', {
      fill: '#0a0b0c',
      stroke: '#4b5056',
      'stroke-width': 2,
    }),
    path('M820 680H860M880 680H920M940 680H980', {
      fill: 'none',
      stroke: '#9fb2bf',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    path('M846 940A54 30 0 1 1 845.9 940z M958 940A54 30 0 1 1 957.9 940z', {
      fill: '#030404',
      stroke: '#7c858c',
      'stroke-width': 3,
      transform: 'translate(0 -14)',
    }),
    path('M862 868Q862 880 900 880Q938 880 938 868L930 846H870z', { fill: '#08090a' }),
    path('M868 856L872 784Q874 760 900 760Q926 760 928 784L932 856Q900 868 868 856z', {
      fill: body,
      stroke: '#5a6066',
      'stroke-width': 2,
    }),
    path('M876 790Q878 770 900 770Q922 770 924 790Q900 800 876 790z', { fill: metal }),
  ]);
}

/** Draws the cushions of both front seats, with piping and stitched pleats. */
export function drawSeats(body: Body, sheet: Sheet): string {
  const { light, base, shade } = leatherOf(body);
  const leather = sheet.linear(
    [
      [0, light],
      [0.18, base],
      [1, shade],
    ],
    DOWN,
  );
  const middle = sheet.linear(
    [
      [0, light],
      [0.35, blend(light, base, 0.6)],
      [1, blend(base, shade, 0.5)],
    ],
    DOWN,
  );
  const pleats = Array.from(
    { length: 7 },
    (_, index) => `M${250 + index * 50} ${908 - Math.abs(3 - index) * -3}L${226 + index * 58} 1000`,
  );
  const seat = group([
    path('M112 1000C112 930 134 884 186 874Q400 846 614 874C650 884 668 930 664 1000z', {
      fill: leather,
      stroke: '#08090a',
      'stroke-width': 3,
    }),
    path('M206 1000C210 950 220 914 244 904Q400 886 556 904C582 914 590 950 594 1000z', { fill: middle }),
    path(pleats.join(''), { fill: 'none', stroke: shade, 'stroke-width': 3 }),
    path('M206 1000C210 950 220 914 244 904Q400 886 556 904C582 914 590 950 594 1000', {
      fill: 'none',
      stroke: tone(0.62),
      'stroke-width': 4,
    }),
    path('M190 884Q400 858 610 884', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 5,
    }),
  ]);
  return seat + group([seat], { transform: 'matrix(-1 0 0 1 1790 0)' });
}
