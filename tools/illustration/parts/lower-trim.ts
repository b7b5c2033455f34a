import { curvePath, type Point } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws what is not painted on the lower body: cladding, bumpers, sills, running board, exhaust. */
export function drawLowerTrim(model: Model): string {
  const { sheet, place, shape, clip, has, front, rear, noseAt, arch } = model;
  const { sill, wheelbase, outline } = shape;
  const plastic = sheet.linear(
    [
      [0, '#474c51'],
      [0.25, '#2b2f33'],
      [1, '#15181a'],
    ],
    DOWN,
  );
  const [startZ, endZ] = [outline[0]?.[1] ?? sill, outline.at(-1)?.[1] ?? sill];
  const high = has('cladding') ? 0.14 : 0.05;
  const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const bumper = has('cladding') ? 0.16 : 0.07;
  const strips = [
    `M${at(arch * 0.8, sill - 0.02)}V${short(place.y(sill + high))}L${at(wheelbase - arch * 0.8, sill + high)}V${short(place.y(sill - 0.02))}z`,
    `M${at(front - 0.1, startZ - 0.05)}L${at(front - 0.1, startZ + bumper + 0.06)}Q${at(front + 0.3, startZ + bumper + 0.04)} ${at(-arch * 0.8, startZ + bumper)}L${at(-arch * 0.8, startZ - 0.05)}z`,
    `M${at(rear + 0.1, endZ - 0.05)}L${at(rear + 0.1, endZ + bumper + 0.06)}Q${at(rear - 0.3, endZ + bumper + 0.04)} ${at(wheelbase + arch * 0.8, endZ + bumper - 0.02)}L${at(wheelbase + arch * 0.8, endZ - 0.05)}z`,
  ];
  const intake = `M${at(noseAt(startZ + 0.2) - 0.05, startZ + 0.13)}L${at(noseAt(startZ + 0.2) - 0.05, startZ + 0.26)}L${at(front + 0.17, startZ + 0.23)}L${at(front + 0.1, startZ + 0.14)}z`;
  return group([
    group([path(strips.join(''), { fill: plastic }), path(intake, { fill: '#101214' }), drawGrille(model)], {
      'clip-path': clip,
    }),
    has('runningBoard') ? drawRunningBoard(model) : '',
  ]);
}

/** Draws the grille's edge, which shows along the nose below the lamp. */
function drawGrille({ place, shape: { headLamp, outline }, noseAt, has }: Model): string {
  const low = (outline[0]?.[1] ?? 0) + 0.3;
  const high = headLamp.z + headLamp.height * 0.4;
  if (has('chargePort') || high < low) return '';
  const points = [0, 0.33, 0.66, 1].map((share): Point => {
    const z = low + (high - low) * share;
    return [noseAt(z), z];
  });
  return (
    path(curvePath(points, place), { fill: 'none', stroke: '#14181b', 'stroke-width': 22 }) +
    path(curvePath(points, place), {
      fill: 'none',
      stroke: has('chrome') ? '#e7ecef' : '#596168',
      'stroke-width': 6,
    })
  );
}

function drawRunningBoard({ place, sheet, shape: { sill, wheelbase }, arch }: Model): string {
  const [left, right, y] = [place.x(arch + 0.1), place.x(wheelbase - arch - 0.1), place.y(sill - 0.02)];
  const board = sheet.linear(
    [
      [0, '#7a828a'],
      [0.3, '#30353a'],
      [1, '#0f1113'],
    ],
    DOWN,
  );
  return path(`M${short(left)} ${short(y)}H${short(right)}l-10 16H${short(left + 10)}z`, { fill: board });
}
