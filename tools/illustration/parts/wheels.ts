import type { Pair } from '../geometry/curve.ts';
import { convexHull } from '../geometry/hull.ts';
import { type Vector, mirror } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { group, path, use } from '../svg/element.ts';
import { linePath, polygonPath, short } from '../svg/path.ts';
import { drawWheel } from './wheel.ts';
import { DOWN } from '../svg/sheet.ts';

/** Radius of the arch relative to the tire. */
const ARCH = 1.13;
const TREAD = 0.23;
/** Distance of the tire's face inward from the fender, in meters. */
const INSET = 0.035;

const turn = (count: number, from = 0, to = 360): number[] =>
  Array.from({ length: count + 1 }, (_, index) => ((from + ((to - from) * index) / count) * Math.PI) / 180);

/** Draws the near wheels in their arches. */
export function drawWheels(model: Model): string {
  const { body, sheet, wrap, project } = model;
  const face = sheet.define((id) => drawWheel(sheet, body.spokes).replace('<g>', `<g id="${id}">`));
  const foot = Array.from({ length: 7 }, (_, index) => wrap.at(1 + index / 6, 0));
  const below = project([
    [wrap.front - 1, body.halfWidth, foot[0]?.[2] ?? 0],
    ...foot,
    [wrap.rear + 1, body.halfWidth, foot.at(-1)?.[2] ?? 0],
    [wrap.rear + 1, body.halfWidth, -0.4],
    [wrap.front - 1, body.halfWidth, -0.4],
  ]);
  return [0, body.wheelbase]
    .map((x) => {
      const arch = project(archPoints(model, x, ARCH));
      const shape = sheet.shape(linePath(arch));
      return [
        use(shape, {
          stroke: '#fff',
          'stroke-opacity': 0.25,
          'stroke-width': 3,
          fill: sheet.linear(
            [
              [0, '#020303'],
              [1, '#14171a'],
            ],
            DOWN,
          ),
        }),
        group([path(tireOutline(model, x, body.halfWidth - INSET), { fill: '#0b0c0d' })], {
          'clip-path': sheet.clip(shape, sheet.shape(polygonPath(below))),
        }),
        use(`#${face}`, { transform: placeFace(model, x) }),
      ].join('');
    })
    .join('');
}

/** Draws the floor of the body and the far wheels, of which only shaded tires are visible below it. */
export function drawFarWheels(model: Model): string {
  const { body, wrap, project } = model;
  const floor = [-0.2, body.wheelbase / 2, body.wheelbase + 0.2].map(
    (x): Vector => [x, body.halfWidth * 0.85, wrap.sill(x) * 0.8],
  );
  const belly = convexHull(project([...floor, ...floor.map(mirror)]));
  return [0, body.wheelbase]
    .map((x) => path(tireOutline(model, x, -body.halfWidth + INSET + TREAD), { fill: '#08090a' }))
    .concat(path(polygonPath(belly), { fill: '#0b0d0e' }))
    .join('');
}

/** The outline of an arch on the side, open toward the ground. */
export function archPoints({ body, wrap }: Model, x: number, reach: number, dip = 16): Vector[] {
  const radius = body.wheelRadius * reach;
  return turn(24, -dip, 180 + dip).map((angle) =>
    wrap.onSide(x + Math.cos(angle) * radius, body.wheelRadius + Math.sin(angle) * radius),
  );
}

function tireOutline({ body, project }: Model, x: number, face: number): string {
  const ring = (y: number): Vector[] =>
    turn(28).map((angle) => [
      x + Math.cos(angle) * body.wheelRadius,
      y,
      body.wheelRadius * (1 + Math.sin(angle)),
    ]);
  return polygonPath(convexHull(project([...ring(face), ...ring(face - TREAD)])));
}

/** Places the wheel's face, which is drawn flat once. From this distance, projection is nearly an affine map. */
function placeFace({ body, camera }: Model, x: number): string {
  const y = body.halfWidth - INSET;
  const radius = body.wheelRadius;
  const [middle, ahead, above]: Pair[] = [
    camera.project([x, y, radius]),
    camera.project([x + radius, y, radius]),
    camera.project([x, y, 2 * radius]),
  ];
  if (!middle || !ahead || !above) return '';
  const [a, b] = [(ahead[0] - middle[0]) / 100, (ahead[1] - middle[1]) / 100];
  const [c, d] = [(middle[0] - above[0]) / 100, (middle[1] - above[1]) / 100];
  const numbers = [a, b, c, d].map((value) => value.toFixed(4));
  return `matrix(${[...numbers, short(middle[0]), short(middle[1])].join(' ')})`;
}
