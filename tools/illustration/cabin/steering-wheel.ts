import { tone } from '../tone.ts';
import { group, path } from '../svg/element.ts';
import { DOWN, type Sheet } from '../svg/sheet.ts';

/** Draws a three-spoke leather wheel with buttons, in front of the driver's seat on the left. */
export function drawSteeringWheel(sheet: Sheet): string {
  const leather = sheet.linear(
    [
      [0, '#5b6066'],
      [0.15, '#2b2e32'],
      [0.55, '#17191b'],
      [1, '#303338'],
    ],
    'x1="0" y1="0" x2=".3" y2="1"',
  );
  const pad = sheet.linear(
    [
      [0, '#3c4045'],
      [0.5, '#212427'],
      [1, '#121416'],
    ],
    DOWN,
  );
  const metal = sheet.linear(
    [
      [0, '#f4f6f8'],
      [0.5, '#8c949b'],
      [1, '#d3d9dd'],
    ],
    DOWN,
  );
  const rim =
    'M0-226C130-226 226-130 226 0C226 110 168 190 96 214Q0 224-96 214C-168 190-226 110-226 0C-226-130-130-226 0-226zM0-184C-106-184-186-106-186 0C-186 84-142 152-84 176Q0 184 84 176C142 152 186 84 186 0C186-106 106-184 0-184z';
  const spokes =
    'M-196-26C-150-40-110-46-84-44L84-44C110-46 150-40 196-26L192 34C150 26 110 40 84 66L62 180H-62L-84 66C-110 40-150 26-192 34z';
  const buttons = [-1, 1]
    .map((side) => `M${side * 152}-14H${side * 108}M${side * 150} 8H${side * 110}`)
    .join('');
  return group(
    [
      path(rim, {
        fill: '#000',
        'fill-rule': 'evenodd',
        opacity: 0.5,
        filter: sheet.blur(10),
        transform: 'translate(6 14)',
      }),
      path(spokes, { fill: pad, stroke: '#08090a', 'stroke-width': 2 }),
      path('M-50 92L-36 178H36L50 92Q0 116-50 92z', { fill: '#0c0d0f' }),
      path('M-62 66L-44 184M62 66L44 184', { fill: 'none', stroke: metal, 'stroke-width': 7 }),
      path(buttons, { fill: 'none', stroke: '#8d969d', 'stroke-width': 8, 'stroke-linecap': 'round' }),
      path('M-84-58Q0-84 84-58Q96-10 78 44Q52 88 0 92Q-52 88-78 44Q-96-10-84-58z', {
        fill: pad,
        stroke: '#4a4f54',
        'stroke-width': 2,
      }),
      path('M0-26A30 26 0 1 1-.1-26z', {
        fill: metal,
        stroke: '#3a3f44',
        'stroke-width': 2,
        transform: 'translate(0 8)',
      }),
      path('M0-16A20 17 0 1 1-.1-16z', { fill: '#23272b', transform: 'translate(0 7)' }),
      path(rim, { fill: leather, 'fill-rule': 'evenodd', stroke: '#060708', 'stroke-width': 2 }),
      path('M0-204C118-204 206-120 206 0M0-204C-118-204-206-120-206 0', {
        fill: 'none',
        stroke: tone(0.62),
        'stroke-width': 3,
        'stroke-dasharray': '7 6',
      }),
      path('M-150-156C-100-208 100-208 150-156', {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.3,
        'stroke-width': 7,
        'stroke-linecap': 'round',
        transform: 'translate(0 -14)',
      }),
    ],
    { transform: 'translate(420 672)' },
  );
}
