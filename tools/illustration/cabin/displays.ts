import { tone } from '../tone.ts';
import { group, path } from '../svg/element.ts';
import { DOWN, type Sheet } from '../svg/sheet.ts';

/** Draws two gauges on a dark display under a hood. */
export function drawInstruments(sheet: Sheet): string {
  const glass = sheet.linear(
    [
      [0, '#0a1016'],
      [1, '#16212b'],
    ],
    DOWN,
  );
  const dial = (x: number): string =>
    path(`M${x - 40} 538A56 56 0 1 1 ${x + 40} 538`, { fill: 'none', stroke: '#2e3f4d', 'stroke-width': 9 }) +
    path(`M${x - 40} 538A56 56 0 0 1 ${x + 14} 444`, { fill: 'none', stroke: '#6fd0ff', 'stroke-width': 9 }) +
    path(`M${x} 498L${x + 26} 456`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    });
  return group([
    path('M196 470C230 396 610 396 644 470L652 566H188z', {
      fill: '#101214',
      stroke: '#3a3e43',
      'stroke-width': 3,
    }),
    path('M222 474C250 420 590 420 618 474L622 556H218z', { fill: glass }),
    dial(306),
    dial(534),
    path('M384 470H456M392 492H448M400 514H440', {
      fill: 'none',
      stroke: '#8fa5b5',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  ]);
}

/** Draws a wide screen with a map, without text. */
export function drawScreen(sheet: Sheet): string {
  const land = sheet.linear(
    [
      [0, '#14202a'],
      [1, '#1d2f3b'],
    ],
    DOWN,
  );
  const shine = sheet.linear(
    [
      [0, '#fff', 0.2],
      [0.45, '#fff', 0.03],
      [0.46, '#fff', 0],
      [1, '#fff', 0],
    ],
    'x1="0" y1="0" x2="1" y2=".7"',
  );
  const frame =
    'M706 382H1094Q1116 382 1114 404L1104 598Q1102 618 1082 618H718Q698 618 696 598L686 404Q684 382 706 382z';
  const face =
    'M712 394H1088Q1102 394 1101 408L1092 592Q1091 606 1078 606H722Q709 606 708 592L699 408Q698 394 712 394z';
  return group([
    path(frame, { fill: '#08090a', stroke: '#565c62', 'stroke-width': 2 }),
    path(face, { fill: land }),
    path(
      'M700 440C780 430 800 500 880 490S1000 440 1099 452M760 396C770 460 740 540 750 604M980 396C960 470 1010 540 990 604M702 540C800 560 900 530 1096 556',
      { fill: 'none', stroke: '#3c5565', 'stroke-width': 5 },
    ),
    path('M828 606C836 540 880 540 884 492S960 448 972 396', {
      fill: 'none',
      stroke: '#59b7ff',
      'stroke-width': 8,
    }),
    path('M828 590l17 34-17-9-17 9z', { fill: '#fff', transform: 'translate(1 -34)' }),
    path(
      'M1018 410H1076Q1084 410 1084 418V470Q1084 478 1076 478H1018Q1010 478 1010 470V418Q1010 410 1018 410z',
      { fill: tone(0.55), opacity: 0.9 },
    ),
    path('M1014 494H1078V506H1014zM1014 518H1058V530H1014zM1014 542H1070V554H1014z', {
      fill: '#7f95a3',
      opacity: 0.7,
    }),
    path(face, { fill: shine }),
  ]);
}
