import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';
import type { Fascia } from './fascia.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws an empty license plate, 12 by 6 inches, in the middle of one end. */
export function drawPlate({ sheet }: Model, fascia: Fascia, low: number): string {
  const tall = 0.15 / (fascia.at(0, 1)[2] - fascia.at(0, 0)[2]);
  const wide = 0.058;
  const outline = fascia.outline([
    [-wide, low + tall],
    [wide, low + tall],
    [wide, low],
    [-wide, low],
  ]);
  if (outline.length < 4) return '';
  const fill = sheet.linear(
    [
      [0, '#f7f9fa'],
      [1, '#c8ced3'],
    ],
    DOWN,
  );
  return path(polygonPath(outline), {
    fill,
    stroke: '#3c4348',
    'stroke-width': 2.5,
    'stroke-linejoin': 'round',
  });
}
