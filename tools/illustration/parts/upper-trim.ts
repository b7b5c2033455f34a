import { curvePath, linePath, type Point } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';
import { tone } from '../tone.ts';

/** Draws roof rails, spoiler, antenna, mirror and other parts above the belt. */
export function drawUpperTrim(model: Model): string {
  const { has } = model;
  return group([
    has('roofRails') ? drawRoofRails(model) : '',
    has('spoiler') ? drawSpoiler(model) : '',
    has('openTop') || has('bed') || has('flares') || has('cargoPanels') ? '' : drawAntenna(model),
    has('floatingRoof') ? drawFloatingRoof(model) : '',
    drawMirror(model),
  ]);
}

function drawRoofRails({ place, top, shape: { screen, backGlass, wheelbase } }: Model): string {
  const [from, to] = [screen[1] + 0.22, (backGlass?.[0] ?? wheelbase) - 0.14];
  const rail = Array.from({ length: 7 }, (_, index): Point => {
    const x = from + ((to - from) * index) / 6;
    return [x, top(x) + 0.042];
  });
  const foot = (x: number, lean: number): string =>
    linePath(
      [
        [x, top(x) - 0.005],
        [x + lean, top(x + lean) + 0.042],
      ],
      place,
    );
  const d = curvePath(rail, place);
  return (
    path(foot(from - 0.1, 0.11) + foot(to + 0.1, -0.11) + foot((from + to) / 2, 0.01), {
      fill: 'none',
      stroke: '#2b3035',
      'stroke-width': 8,
    }) +
    path(d, { fill: 'none', stroke: '#2b3035', 'stroke-width': 9, 'stroke-linecap': 'round' }) +
    path(d, {
      fill: 'none',
      stroke: '#c9d1d6',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      transform: 'translate(0 -2.500)',
    })
  );
}

function drawSpoiler({ place, top, shape: { backGlass }, rear }: Model): string {
  const roof = backGlass?.[0] ?? rear;
  const isTrunk = top(rear - 0.12) > top(roof) - 0.35 && top(rear - 0.12) < 1.15;
  const x = isTrunk ? rear - 0.1 : roof;
  const z = top(x);
  const at = (dx: number, dz: number): string => `${short(place.x(x + dx))} ${short(place.y(z + dz))}`;
  return path(
    `M${at(-0.24, 0.012)}Q${at(-0.06, 0.012)} ${at(0.06, -0.012)}L${at(0.06, -0.04)}Q${at(0, -0.035)} ${at(-0.1, -0.02)}z`,
    { fill: tone(0.62), stroke: tone(0.08), 'stroke-width': 2 },
  );
}

function drawAntenna({ place, top, shape: { screen, wheelbase, backGlass } }: Model): string {
  const x = Math.min((backGlass?.[0] ?? wheelbase) - 0.34, wheelbase);
  const at = (dx: number, dz: number): string =>
    `${short(place.x(x + dx))} ${short(place.y(top(x + dx) + dz))}`;
  return x > screen[1]
    ? path(`M${at(-0.12, 0)}Q${at(0, 0.012)} ${at(0.05, 0.042)}Q${at(0.075, 0.04)} ${at(0.08, 0)}z`, {
        fill: tone(0.3),
      })
    : '';
}

/** Draws a dark band that parts the roof from the tail. */
function drawFloatingRoof({ place, top, shape: { glass, backGlass }, belt, clip }: Model): string {
  const end = backGlass?.[0] ?? glass.end.x;
  const x = glass.end.x;
  const at = (px: number, z: number): string => `${short(place.x(px))} ${short(place.y(z))}`;
  return path(
    `M${at(x - 0.12, top(x - 0.2) - glass.frame)}L${at(end + 0.05, top(end + 0.05) - 0.05)}L${at(x + 0.15, belt(x) + 0.14)}L${at(x - 0.02, belt(x) + 0.04)}z`,
    { fill: '#0d1013', 'clip-path': clip },
  );
}

function drawMirror({ place, sheet, belt, shape: { screen, glass }, has }: Model): string {
  const x = screen[0] + glass.pillar + (has('openTop') ? 0.2 : 0.22);
  const z = belt(x) + 0.035;
  const at = (dx: number, dz: number): string => `${short(place.x(x + dx))} ${short(place.y(z + dz))}`;
  const big = has('bed') || has('cargoPanels') ? 1.7 : 1.1;
  const shell = sheet.linear(
    [
      [0, tone(0.98)],
      [0.35, tone(0.66)],
      [1, tone(0.22)],
    ],
    DOWN,
  );
  return (
    path(`M${at(-0.01, -0.05)}L${at(0.11, -0.055)}L${at(0.09, 0.02)}L${at(0.01, 0.02)}z`, {
      fill: '#101315',
    }) +
    path(
      `M${at(-0.075, 0.012)}Q${at(-0.06, 0.075 * big)} ${at(0.03, 0.092 * big)}L${at(0.105, 0.1 * big)}Q${at(0.125, 0.1 * big)} ${at(0.122, 0.06)}L${at(0.112, 0.006)}Q${at(0.108, -0.008)} ${at(0.09, -0.008)}L${at(-0.06, -0.006)}Q${at(-0.08, -0.002)} ${at(-0.075, 0.012)}z`,
      { fill: shell, stroke: '#0c0e10', 'stroke-width': 1.8 },
    ) +
    path(`M${at(-0.07, 0.006)}L${at(0.112, 0.008)}`, { fill: 'none', stroke: '#0c0e10', 'stroke-width': 5 })
  );
}
