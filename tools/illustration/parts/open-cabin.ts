import { shares } from '../geometry/curve.ts';
import { type Vector, mirror } from '../geometry/vector.ts';
import { leatherOf } from '../leather.ts';
import { tone } from '../tone.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { DOWN } from '../svg/sheet.ts';
import { seatOutlines } from './seats.ts';

/** Distance of the seats from the middle, in meters. */
const SEAT = 0.36;

/**
 * Draws the visible interior of a convertible: the cabin's tub, the windshield frame, the steering wheel and the
 * seats.
 */
export function drawOpenCabin(model: Model): string {
  const { body, upper, wrap, sheet, project } = model;
  const from = upper.screen(0, 1)[0] - 0.2;
  const to = (body.deck[0]?.[0] ?? from) + 0.2;
  const rail = shares(10).map((share): Vector => {
    const x = from + (to - from) * share;
    return [x, wrap.beltWidth(x) - 0.02, wrap.belt(x)];
  });
  const pillar = shares(6).map((share) => upper.screen(share, 1));
  const header = shares(8).map((share) => upper.screen(1, 1 - share * 2));
  const { light, base, shade } = leatherOf(body);
  const leather = sheet.linear(
    [
      [0, light],
      [0.5, base],
      [1, shade],
    ],
    'x1="0" y1="0" x2=".3" y2="1"',
  );
  const seats = body.seats
    .toReversed()
    .flatMap((x) => [-SEAT, SEAT].flatMap((side) => seatOutlines(model, x, side)));
  return [
    path(polygonPath(project([...rail, ...rail.toReversed().map(mirror)])), {
      fill: sheet.linear(
        [
          [0, '#0b0908'],
          [1, '#2c2019'],
        ],
        DOWN,
      ),
    }),
    path(linePath(project([...pillar, ...header, ...pillar.toReversed().map(mirror)])), {
      fill: '#b9c7d1',
      'fill-opacity': 0.25,
      stroke: tone(0.16),
      'stroke-width': 11,
      'stroke-linejoin': 'round',
    }),
    path(polygonPath(project(steeringWheel(model))), { fill: 'none', stroke: '#15171a', 'stroke-width': 7 }),
    ...seats.map((seat) => path(seat, { fill: leather, stroke: shade, 'stroke-width': 1.5 })),
  ].join('');
}

/** The rim of the steering wheel, tilted toward the driver on the left. */
function steeringWheel({ body, wrap }: Model): Vector[] {
  const x = (body.seats[0] ?? 0) - 0.42;
  return shares(20).map((share) => {
    const angle = share * 2 * Math.PI;
    const high = Math.sin(angle) * 0.18;
    return [x + high * 0.45, SEAT + Math.cos(angle) * 0.18, wrap.belt(x) - 0.02 + high];
  });
}
