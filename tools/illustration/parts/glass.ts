import type { Post } from '../classes/shape.ts';
import { linePath, type Point } from '../geometry.ts';
import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';

const STEP = 0.06;

/** Outline of the side windows: the roof's curve above, the belt below, pillars at both ends. */
function windows({ shape: { glass, screen }, top, belt }: Model): Point[] {
  const { pillar, frame, end } = glass;
  const upper = (x: number): number => Math.min(top(x) - frame, glass.top ?? 9);
  const last = (z: number): number => end.x + end.lean * (z - belt(end.x));
  const start = screen[0] + pillar;
  // The pillar follows the windshield, at a distance.
  const line: Point[] = [];
  for (let x = start; x < end.x + 0.001; x += STEP) {
    const z = Math.min(upper(x), top(x - pillar * 0.55) - frame * 0.35);
    if (z < belt(x) + 0.012) continue;
    if (x > last(z)) break;
    line.push([x, z]);
  }
  const [firstX = 0] = line[0] ?? [];
  const [lastX, lastZ] = line.at(-1) ?? [0, 0];
  const low: Point[] = [];
  const lowEnd = Math.max(end.x, lastX);
  for (let x = lowEnd; x > firstX - 0.05; x -= 0.2) low.push([x, belt(x)]);
  return [...line, [Math.max(lastX, last(lastZ)), lastZ], ...low, [firstX - 0.03, belt(firstX)]];
}

/** Draws the side windows, tinted, with what shows through them, reflections, pillars and a light edge. */
export function drawGlass(model: Model): string {
  const { sheet, place, shape, belt, top, has } = model;
  if (has('openTop')) return drawOpenTop(model);
  const outline = windows(model);
  const d = `${linePath(outline, place)}z`;
  const clip = sheet.clip(sheet.shape(d));
  const tint = sheet.linear(
    [
      [0, '#171d22'],
      [0.5, '#2c363d'],
      [1, '#465159'],
    ],
    DOWN,
  );
  const [left, right] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))];
  const high = Math.max(...outline.map(([, z]) => z));
  const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const streak = (x: number, width: number): string =>
    `M${at(x, high + 0.05)}L${at(x + width, high + 0.05)}L${at(x + width - 0.34, belt(x) - 0.05)}L${at(x - 0.34, belt(x) - 0.05)}z`;
  const behind = shape.glass.posts.find(({ x }) => x > shape.wheelbase * 0.45);
  const privacy =
    behind && has('cladding')
      ? path(`M${at(behind.x, 3)}L${at(right, 3)}L${at(right, 0)}L${at(behind.x, 0)}z`, {
          fill: '#05080a',
          opacity: 0.5,
        })
      : '';
  return group([
    drawScreens(model),
    path(d, { fill: '#0a0c0e', stroke: '#0a0c0e', 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    group(
      [
        path(d, { fill: tint }),
        ...shape.seats.map((x) => drawSeat(model, x)),
        privacy,
        path(streak(left + 0.62, 0.26) + streak(left + 0.98, 0.08), { fill: '#fff', opacity: 0.13 }),
        path(streak(right - 0.55, 0.2), { fill: '#fff', opacity: 0.07 }),
        // Sky along the upper edge.
        path(
          linePath(
            outline.filter(([x, z]) => z > belt(x) + 0.08),
            place,
          ),
          { fill: 'none', stroke: '#a9bac6', 'stroke-width': 7, 'stroke-opacity': 0.3 },
        ),
        ...shape.glass.posts.map((post) => drawPost(model, post, high)),
      ],
      { 'clip-path': clip },
    ),
    path(
      linePath(
        outline.filter(([x, z]) => z <= belt(x) + 0.002).toSorted(([a], [b]) => a - b),
        place,
      ),
      {
        fill: 'none',
        stroke: has('chrome') ? '#e9eef1' : '#5d666d',
        'stroke-width': has('chrome') ? 4 : 2.5,
        'stroke-linecap': 'round',
      },
    ),
    has('chrome')
      ? path(
          linePath(
            outline.filter(([x, z]) => z > belt(x) + 0.004 && z < top(x)),
            place,
          ),
          { fill: 'none', stroke: '#dfe5e9', 'stroke-width': 2.5, 'stroke-opacity': 0.8 },
        )
      : '',
  ]);
}

/** Draws a pillar between windows: gloss black, with a light edge. */
function drawPost({ place, belt }: Model, { x, width, lean }: Post, high: number): string {
  const z = belt(x);
  const shift = lean * (high - z);
  const line = (dx: number): string =>
    `${short(place.x(x + dx))} ${short(place.y(z - 0.05))}L${short(place.x(x + dx + shift))} ${short(place.y(high + 0.05))}`;
  return (
    path(`M${line(0)}`, { fill: 'none', stroke: '#0b0d0f', 'stroke-width': short(place.size(width)) }) +
    path(`M${line(-width / 2)}`, { fill: 'none', stroke: '#59636b', 'stroke-width': 1.5 })
  );
}

/** Draws a seat's backrest and headrest as they show through glass. */
function drawSeat({ place, belt, shape }: Model, x: number): string {
  const z = belt(x);
  const low = Math.min(...shape.belt.map(([, height]) => height));
  const at = (dx: number, dz: number): string => `${short(place.x(x + dx))} ${short(place.y(z + dz))}`;
  return path(
    `M${at(-0.06, low - z)}L${at(0.0, 0.1)}Q${at(0.02, 0.17)} ${at(0.1, 0.17)}Q${at(0.17, 0.17)} ${at(0.18, 0.08)}L${at(0.16, low - z)}zM${at(0.05, 0.2)}Q${at(0.06, 0.33)} ${at(0.13, 0.33)}Q${at(0.21, 0.33)} ${at(0.2, 0.2)}z`,
    { fill: '#0b0e11', opacity: 0.72 },
  );
}

/** Draws the windshield and rear window as the slivers that show from the side. */
function drawScreens({ place, top, shape: { screen, backGlass, glass } }: Model): string {
  const sliver = (from: number, to: number, depth: number): string => {
    const xs = Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
    const upper = xs.map((x): Point => [x, top(x) - 0.004]);
    const lower = xs
      .toReversed()
      .map((x, index): Point => [x, top(x) - 0.012 - depth * Math.sin((Math.PI * (index + 0.4)) / 9)]);
    return `${linePath([...upper, ...lower], place)}z`;
  };
  const [base, header] = screen;
  const front = sliver(base + 0.03, header - 0.03, glass.pillar * 0.3);
  const back = backGlass === null ? '' : sliver(backGlass[0] + 0.03, backGlass[1] - 0.02, 0.035);
  return path(front + back, { fill: '#1b2228', stroke: '#89969f', 'stroke-width': 1.5 });
}

/** Draws the open cabin of a convertible: seats, steering wheel and the windshield in its frame. */
function drawOpenTop({ place, sheet, shape: { screen, seats } }: Model): string {
  const at = (x: number, z: number): string => `${short(place.x(x))} ${short(place.y(z))}`;
  const [base, header] = screen;
  const leather = sheet.linear(
    [
      [0, '#d9b98f'],
      [0.5, '#a97d50'],
      [1, '#4d3320'],
    ],
    DOWN,
  );
  const seat = (x: number, low: number): string =>
    `M${at(x - 0.1, 0.94)}L${at(x, low)}Q${at(x + 0.03, low + 0.06)} ${at(x + 0.12, low + 0.06)}Q${at(x + 0.2, low + 0.06)} ${at(x + 0.22, low - 0.04)}L${at(x + 0.24, 0.94)}zM${at(x + 0.05, low + 0.08)}Q${at(x + 0.06, low + 0.2)} ${at(x + 0.15, low + 0.2)}Q${at(x + 0.23, low + 0.2)} ${at(x + 0.22, low + 0.08)}z`;
  const cabin = `M${at(base + 0.2, 0.93)}L${at(base + 0.34, 1.0)}L${at(2.6, 1.02)}L${at(2.7, 0.94)}z`;
  const pane = `M${at(base, 1.0)}Q${at(base + 0.3, 1.19)} ${at(header, 1.292)}L${at(header + 0.03, 1.262)}Q${at(base + 0.5, 1.14)} ${at(base + 0.26, 0.945)}z`;
  return group([
    path(cabin, { fill: '#15181b' }),
    path(seats.map((x, index) => seat(x, index === 0 ? 1.09 : 1.03)).join(''), {
      fill: leather,
      stroke: '#3a2717',
      'stroke-width': 2,
    }),
    path(
      `M${at(base + 0.26, 0.945)}Q${at(base + 0.5, 1.14)} ${at(header + 0.03, 1.262)}L${at(header + 0.02, 0.945)}z`,
      { fill: '#7d93a1', opacity: 0.25 },
    ),
    path(pane, { fill: '#222a30', stroke: '#0c0e10', 'stroke-width': 3 }),
    path(`M${at(base + 0.04, 1.015)}Q${at(base + 0.32, 1.19)} ${at(header, 1.287)}`, {
      fill: 'none',
      stroke: '#c8d3da',
      'stroke-width': 3,
    }),
  ]);
}
