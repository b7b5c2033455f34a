import type { Pair } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import { group, path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { createFascia, mirrored, symmetric } from './fascia.ts';
import { drawPlate } from './plate.ts';

/** Grille, intakes, lamps and plate of the front. */
export function drawNose(model: Model): string {
  const { body, sheet } = model;
  const fascia = createFascia(model, 'front');
  const shape = (outline: readonly Pair[]): string => polygonPath(fascia.outline(outline));
  const dark = sheet.linear([[0, '#030404'], [1, '#1b1f22']], 'x1="0" y1="0" x2="0" y2="1"');
  const chrome = sheet.linear([[0, '#ffffff'], [0.5, '#9aa3aa'], [1, '#e6eaed']], 'x1="0" y1="0" x2="0" y2="1"');
  const grille = symmetric(body.grille);
  const top = Math.max(...body.grille.map(([, up]) => up));
  const low = Math.min(...body.grille.map(([, up]) => up));
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${shape(grille)}"/></clipPath>`);
  const bars = Array.from({ length: 7 }, (_, index) => {
    const up = low + ((top - low) * (index + 0.6)) / 7;
    const line = fascia.outline(symmetric([[0, up], [0.45, up]]));
    return path(linePath(line), { fill: 'none', stroke: '#596168', 'stroke-width': 3 });
  });
  return group([
    path(shape(grille), { fill: dark, stroke: chrome, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    group(bars, { 'clip-path': `url(#${clip})` }),
    path(shape(symmetric([[0, 0.1], [0.42, 0.13], [0.36, 0.03], [0, 0.01]])), { fill: dark }),
    ...[body.intake, mirrored(body.intake)].map((outline) => path(shape(outline), { fill: dark })),
    ...[body.headlamp, mirrored(body.headlamp)].map((outline) => headlamp(model, fascia.outline(outline))),
    drawPlate(model, fascia, 0.2),
  ]);
}

function headlamp({ sheet }: Model, outline: readonly Pair[]): string {
  if (outline.length < 6) return '';
  const shell = sheet.linear([[0, '#eef3f7'], [0.35, '#8d98a1'], [0.7, '#353d44'], [1, '#12161a']], 'x1="0" y1="0" x2=".3" y2="1"');
  const edge = outline.slice(0, Math.ceil(outline.length / 2));
  const middle = centreOf(outline);
  const inner = outline.map(([x, y]): Pair => [middle[0] + (x - middle[0]) * 0.5, middle[1] + (y - middle[1]) * 0.42]);
  const glow = sheet.blur(9);
  return group([
    path(polygonPath(outline), { fill: shell, stroke: '#0d1013', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    path(polygonPath(inner), { fill: '#f8fbff', opacity: 0.9 }),
    path(polygonPath(inner), { fill: '#dff0ff', filter: glow, opacity: 0.8 }),
    path(linePath(edge), { fill: 'none', stroke: '#fff', 'stroke-width': 3.5, 'stroke-linecap': 'round' }),
  ]);
}

export function centreOf(points: readonly Pair[]): Pair {
  const sum = points.reduce(([x, y], point): Pair => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
