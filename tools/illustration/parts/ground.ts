import type { Pair } from '../geometry/curve.ts';
import { mirror, type Vector } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { group, path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { CANVAS, type Sheet, DOWN } from '../svg/sheet.ts';

/** Where the wall meets the floor, in pixels from the top: the same on every picture. */
const HORIZON = 600;

/** Draws a pale seamless studio: wall, floor, and a pool of light around the vehicle. */
export function drawStudio(sheet: Sheet): string {
  const wall = sheet.linear(
    [
      [0, '#e4e8eb'],
      [HORIZON / CANVAS.height - 0.06, '#f6f7f8'],
      [HORIZON / CANVAS.height + 0.04, '#e3e6e9'],
      [1, '#cdd3d7'],
    ],
    DOWN,
  );
  const pool = sheet.radial(
    [
      [0, '#fff', 0.9],
      [1, '#fff', 0],
    ],
    'cx=".5" cy=".8" r=".5"',
  );
  const frame = `M0 0h${CANVAS.width}v${CANVAS.height}H0z`;
  return path(frame, { fill: wall }) + path(frame, { fill: pool });
}

/** Draws the soft shadow around the vehicle and the dark one directly below it. */
export function drawShadow(model: Model): string {
  const { sheet, wrap, body } = model;
  const outline = (grow: number): Pair[] => {
    const left = Array.from({ length: 19 }, (_, index): Vector => {
      const [x, y] = wrap.at(index / 6, 0.3);
      const middle = (wrap.front + wrap.rear) / 2;
      return [middle + (x - middle) * grow, y * grow, 0];
    });
    return model.project([...left, ...left.toReversed().map(mirror)]);
  };
  const tires = [0, body.wheelbase].map((x) => {
    const y = body.halfWidth - 0.15;
    const spot: Vector[] = [
      [x - 0.26, y + 0.14, 0],
      [x + 0.26, y + 0.14, 0],
      [x + 0.26, y - 0.16, 0],
      [x - 0.26, y - 0.16, 0],
    ];
    return path(polygonPath(model.project(spot)), { fill: '#000' });
  });
  return group([
    path(`${linePath(outline(1.06), 1)}z`, { fill: '#1c1d21', opacity: 0.38, filter: sheet.blur(26) }),
    group([path(`${linePath(outline(0.95), 1)}z`, { fill: '#0b0b0d' }), ...tires], {
      opacity: 0.75,
      filter: sheet.blur(10),
    }),
  ]);
}
