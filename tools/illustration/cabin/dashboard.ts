import { tone } from '../tone.ts';
import { group, path } from '../svg/element.ts';
import { drawInstruments, drawScreen } from './displays.ts';
import { DOWN, type Sheet } from '../svg/sheet.ts';

/** Draws the dashboard from door to door: soft top, a trim strip with vents, instruments and the center screen. */
export function drawDashboard(sheet: Sheet): string {
  const top = sheet.linear(
    [
      [0, '#4b4f54'],
      [0.25, '#2c2f33'],
      [1, '#141618'],
    ],
    DOWN,
  );
  const lower = sheet.linear(
    [
      [0, '#2a2c30'],
      [0.5, '#1b1d20'],
      [1, '#0b0c0d'],
    ],
    DOWN,
  );
  const trim = sheet.linear(
    [
      [0, tone(0.82)],
      [0.2, tone(0.55)],
      [1, tone(0.3)],
    ],
    DOWN,
  );
  const louvres = Array.from(
    { length: 4 },
    (_, index) =>
      `M70 ${592 + index * 9}C400 ${578 + index * 9} 1200 ${578 + index * 9} 1530 ${592 + index * 9}`,
  );
  return group([
    path('M0 560C380 540 1220 540 1600 560V1000H0z', { fill: lower }),
    path(
      'M0 470C60 432 200 420 320 416C520 408 1080 408 1280 416C1400 420 1540 432 1600 470V560C1220 540 380 540 0 560z',
      { fill: top },
    ),
    path('M20 462C80 440 220 430 330 426C520 418 1080 418 1270 426C1380 430 1520 440 1580 462', {
      fill: 'none',
      stroke: '#6a6f75',
      'stroke-width': 2,
      'stroke-dasharray': '9 5',
      opacity: 0.7,
    }),
    path('M0 552C380 532 1220 532 1600 552V582C1220 562 380 562 0 582z', { fill: trim }),
    path('M0 553C380 533 1220 533 1600 553', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 2,
    }),
    path('M0 584C380 564 1220 564 1600 584V632C1220 612 380 612 0 632z', { fill: '#060708' }),
    path(louvres.join(''), { fill: 'none', stroke: '#43484d', 'stroke-width': 3 }),
    path('M0 632C380 612 1220 612 1600 632', { fill: 'none', stroke: '#aeb6bc', 'stroke-width': 3 }),
    path('M1080 690C1240 680 1420 686 1520 700L1500 800C1400 786 1220 782 1090 790z', {
      fill: '#202326',
      stroke: '#0a0b0c',
      'stroke-width': 3,
    }),
    path('M1092 700C1240 692 1420 696 1508 708', { fill: 'none', stroke: '#3f4347', 'stroke-width': 2 }),
    drawInstruments(sheet),
    drawScreen(sheet),
  ]);
}
