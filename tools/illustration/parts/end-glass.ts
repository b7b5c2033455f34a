import { type Pair } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import type { Surface } from '../shape/upper.ts';
import { group, path, use } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';
import { seatOutlines } from './seats.ts';

/** From the side, only the left half of a curved window is visible, up to its middle. */
type Half = 'left' | 'both';

/** Draws the windshield, with the front seats behind it. */
export function drawWindshield(model: Model, half: Half): string {
  const seat = model.body.seats[0] ?? 0;
  return drawPane(model, model.upper.screen, [0.05, 0.97], 0.95, seat, half);
}

/** Draws the rear window. */
export function drawBackGlass(model: Model, half: Half): string {
  const seat = model.body.seats.at(-1) ?? 0;
  return drawPane(model, model.upper.back, model.body.backGlass, 0.88, seat, half);
}

function drawPane(
  model: Model,
  surface: Surface,
  [from, to]: Pair,
  reach: number,
  seat: number,
  half: Half,
): string {
  const { sheet, project } = model;
  const across = Array.from(
    { length: 11 },
    (_, index) => (half === 'left' ? index / 10 : index / 5 - 1) * reach,
  );
  const up = Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
  const rim = project([
    ...across.map((side) => surface(from, side)),
    ...up.map((along) => surface(along, reach)),
    ...across.toReversed().map((side) => surface(to, side)),
    ...up.toReversed().map((along) => surface(along, across[0] ?? 0)),
  ]);
  const fill = sheet.linear(
    [
      [0, '#10161b'],
      [0.5, '#2a353e'],
      [1, '#6d7d89'],
    ],
    'x1="0" y1="0" x2=".25" y2="1"',
  );
  const streak = sheet.linear(
    [
      [0, '#fff', 0],
      [0.25, '#fff', 0],
      [0.25, '#fff', 0.2],
      [0.5, '#fff', 0.06],
      [0.5, '#fff', 0],
    ],
    'x1="0" y1=".1" x2="1" y2=".6"',
  );
  const shape = sheet.shape(polygonPath(rim));
  const seats = [-0.36, 0.36].flatMap((side) => seatOutlines(model, seat, side)).join('');
  return [
    use(shape, { fill, stroke: '#090b0d', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    group([path(seats, { fill: '#05080a', opacity: 0.45 })], { 'clip-path': sheet.clip(shape) }),
    use(shape, { fill: streak }),
  ].join('');
}
