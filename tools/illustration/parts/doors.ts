import { curvePath, type Point } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';
import { tone } from '../tone.ts';
import { drawGap } from './gap.ts';

/** Draws the gaps around doors, hood, fuel door and tailgate, and the door handles. */
export function drawDoors(model: Model): string {
  const { place, shape, belt, arch, clip, has } = model;
  const { doors, sill, wheelbase, tire } = shape;
  const low = sill + (has('cladding') || has('runningBoard') ? 0.1 : 0.055);
  const lines = doors.map((x, index): Point[] => {
    const z = belt(x);
    const isLast = index === doors.length - 1 && x + 0.3 > wheelbase - arch;
    if (index === 0)
      return [
        [x + 0.02, z - 0.01],
        [x - 0.05, z - 0.16],
        [x - 0.07, (z + low) / 2],
        [x - 0.05, low + 0.12],
        [x - 0.01, low],
      ];
    if (!isLast)
      return [
        [x, z],
        [x - 0.015, (z + low) / 2],
        [x - 0.005, low],
      ];
    // Around the rear wheel arch.
    const around = (angle: number): Point => {
      const a = (angle * Math.PI) / 180;
      return [wheelbase - Math.sin(a) * (arch + 0.07), tire + Math.cos(a) * (arch + 0.07)];
    };
    const [cornerX, cornerZ] = around(38);
    return [
      [x, z],
      [Math.max(x - 0.02, cornerX), Math.max(cornerZ + 0.1, z - 0.2)],
      around(38),
      around(62),
      around(88),
      [wheelbase - arch - 0.1, low],
    ];
  });
  const first = lines[0]?.at(-1) ?? [0, low];
  const final = lines.at(-1)?.at(-1) ?? [wheelbase, low];
  const bottom: Point[] = [first, final];
  return group([
    group(
      [...lines, bottom].map((line) => drawGap(curvePath(line, place))),
      { 'clip-path': clip },
    ),
    drawHoodGap(model),
    has('bed') || has('openTop') ? '' : drawFuelDoor(model),
    ...shape.handles.map((x) => drawHandle(model, x)),
  ]);
}

/** Draws the gap below the hood, from the windshield to the headlamp. */
function drawHoodGap({ place, shape, top }: Model): string {
  const [base] = shape.screen;
  const from = shape.headLamp.length + Math.min(...shape.outline.map(([x]) => x));
  const line: Point[] = [
    [base - 0.02, top(base) - 0.045],
    [(base + from) / 2, top((base + from) / 2) - 0.075],
    [from, top(from) - 0.06],
  ];
  return drawGap(curvePath(line, place));
}

function drawFuelDoor({ place, belt, shape: { wheelbase, extras }, arch }: Model): string {
  const isFront = extras.includes('chargePort');
  const x = isFront ? -0.02 + arch * 0.62 : wheelbase + arch * 0.3;
  const z = belt(x) - (isFront ? 0.11 : 0.13);
  return path(`M${short(place.x(x))} ${short(place.y(z))}h30q6 0 6 6v24q0 6-6 6h-30q-6 0-6-6v-24q0-6 6-6z`, {
    fill: 'none',
    stroke: '#000',
    'stroke-width': 1.8,
    'stroke-opacity': 0.4,
  });
}

function drawHandle({ place, sheet, belt, has }: Model, x: number): string {
  const z = belt(x) - 0.105;
  const [left, top] = [place.x(x - 0.1), place.y(z)];
  const bar = sheet.linear(
    [
      [0, tone(1)],
      [0.45, tone(0.7)],
      [1, tone(0.3)],
    ],
    DOWN,
  );
  const at = `M${short(left)} ${short(top)}`;
  return (
    path(`${at}m4 5h40q8 0 8 6t-8 6h-40q-8 0-8-6t8-6z`, { fill: '#000', opacity: 0.4 }) +
    path(`${at}h48q6 0 6 5.500t-6 5.500h-48q-6 0-6-5.500t6-5.500z`, {
      fill: has('chrome') ? '#dfe5e9' : bar,
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 1,
    })
  );
}
