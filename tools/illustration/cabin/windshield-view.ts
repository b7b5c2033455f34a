import type { Body } from '../bodies/body.ts';
import { tone } from '../tone.ts';
import { group, path } from '../svg/element.ts';
import { DOWN, type Sheet } from '../svg/sheet.ts';

/** Draws what is in front of the dashboard: a bright studio, the painted hood, the windshield frame, the mirror. */
export function drawWindshieldView(body: Body, sheet: Sheet): string {
  const isOpen = body.extras.includes('openTop');
  const studio = sheet.linear(
    [
      [0, '#dfe7ed'],
      [0.3, '#f8fafb'],
      [0.42, '#e2e7ea'],
      [1, '#b9c1c7'],
    ],
    DOWN,
  );
  const hood = sheet.linear(
    [
      [0, tone(0.95)],
      [0.3, tone(0.7)],
      [1, tone(0.3)],
    ],
    DOWN,
  );
  const lining = sheet.linear(
    [
      [0, '#1b1d20'],
      [0.75, '#34373b'],
      [1, '#15171a'],
    ],
    DOWN,
  );
  const header = isOpen
    ? 'M150 96C500 58 1100 58 1450 96L1462 128C1100 92 500 92 138 128z'
    : 'M0 0H1600V120L1452 132C1100 96 500 96 148 132L0 120z';
  const pillar = 'M148 100L196 118C150 240 92 350 62 440L-20 460V400C40 300 100 200 148 100z';
  return group([
    path('M0 0H1600V700H0z', { fill: studio }),
    path('M150 430C300 372 560 350 800 350S1300 372 1450 430z', { fill: hood }),
    path('M470 364C560 372 1040 372 1130 364', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }),
    path('M300 90L560 90L250 440L60 440z M640 90L700 90L420 440L340 440z', { fill: '#fff', opacity: 0.16 }),
    path(pillar, { fill: lining }),
    path(pillar, { fill: lining, transform: 'matrix(-1 0 0 1 1600 0)' }),
    path(header, { fill: lining }),
    isOpen
      ? ''
      : path('M200 70C560 48 1040 48 1400 70', { fill: 'none', stroke: '#4a4e53', 'stroke-width': 3 }),
    drawMirror(sheet),
  ]);
}

function drawMirror(sheet: Sheet): string {
  const glass = sheet.linear(
    [
      [0, '#8b99a4'],
      [0.5, '#cbd5dc'],
      [0.52, '#5b6872'],
      [1, '#333d45'],
    ],
    DOWN,
  );
  return group([
    path('M784 90H816L822 140H778z', { fill: '#131517' }),
    path('M700 132Q690 132 690 144L696 190Q698 204 714 204H886Q902 204 904 190L910 144Q910 132 900 132z', {
      fill: '#131517',
    }),
    path('M706 141Q700 141 701 148L706 188Q707 195 716 195H884Q893 195 894 188L899 148Q900 141 894 141z', {
      fill: glass,
    }),
  ]);
}

/** Draws both door panels at the edges of the picture. */
export function drawDoors(sheet: Sheet): string {
  const panel = sheet.linear(
    [
      [0, '#3a3d41'],
      [0.4, '#1d1f22'],
      [1, '#0d0e10'],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const trim = sheet.linear(
    [
      [0, tone(0.3)],
      [1, tone(0.75)],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const left = group([
    path('M0 432C40 424 70 430 92 452C118 520 124 620 112 760L88 1000H0z', { fill: panel }),
    path('M0 520C40 516 76 522 100 536L102 560C76 546 40 542 0 546z', { fill: trim }),
    path('M0 640C50 634 92 648 104 668L100 716C70 700 40 698 0 704z', {
      fill: '#26282b',
      stroke: '#4b4f54',
      'stroke-width': 2,
    }),
    path('M14 596C40 592 66 596 84 604', {
      fill: 'none',
      stroke: '#d7dde1',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  ]);
  return left + group([left], { transform: 'matrix(-1 0 0 1 1600 0)' });
}
