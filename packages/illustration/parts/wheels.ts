import type { Pair } from '../geometry/curve.ts';
import { convexHull } from '../geometry/hull.ts';
import type { Vector } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { group, path } from '../svg/element.ts';
import { polygonPath, short } from '../svg/path.ts';
import { drawWheel } from './wheel.ts';

/** Arch over tyre, as radii. */
const ARCH = 1.13;
const TREAD = 0.23;
/** How far the tyre's face stands inside of the fender, in metres. */
const INSET = 0.035;

const turn = (count: number, from = 0, to = 360): number[] =>
  Array.from({ length: count + 1 }, (_, index) => ((from + ((to - from) * index) / count) * Math.PI) / 180);

/** The near wheels in their arches. */
export function drawWheels(model: Model): string {
  const { body, sheet, wrap, project } = model;
  const face = sheet.define((id) => drawWheel(sheet, body.spokes).replace('<g>', `<g id="${id}">`));
  const below = project([
    ...Array.from({ length: 13 }, (_, index) => wrap.at(1 + index / 12, 0)),
    [wrap.rear + 1, body.halfWidth, -0.4],
    [wrap.front - 1, body.halfWidth, -0.4],
  ]);
  return [0, body.wheelbase]
    .map((x) => {
      const arch = project(archPoints(model, x, ARCH));
      const clip = sheet.define(
        (id) => `<clipPath id="${id}"><path d="${polygonPath(arch)}"/><path d="${polygonPath(below)}"/></clipPath>`,
      );
      const lip = polygonPath(project(archPoints(model, x, ARCH + 0.015))).slice(0, -1);
      return [
        path(polygonPath(arch), { fill: sheet.linear([[0, '#020303'], [1, '#14171a']], 'x1="0" y1="0" x2="0" y2="1"') }),
        path(lip, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.28, 'stroke-width': 2 }),
        group([path(tyreOutline(model, x, body.halfWidth - INSET), { fill: '#0b0c0d' })], { 'clip-path': `url(#${clip})` }),
        `<use href="#${face}" transform="${placeFace(model, x)}"/>`,
      ].join('');
    })
    .join('');
}

/** The wheels of the far side, of which only shadowed tyres show below the body. */
export function drawFarWheels(model: Model): string {
  const { body } = model;
  return [0, body.wheelbase]
    .map((x) => path(tyreOutline(model, x, -body.halfWidth + INSET + TREAD), { fill: '#08090a' }))
    .join('');
}

/** An arch's outline on the side, open towards the ground. */
export function archPoints({ body, wrap }: Model, x: number, reach: number): Vector[] {
  const radius = body.wheelRadius * reach;
  return turn(30, -16, 196).map((angle) =>
    wrap.onSide(x + Math.cos(angle) * radius, body.wheelRadius + Math.sin(angle) * radius),
  );
}

function tyreOutline({ body, project }: Model, x: number, face: number): string {
  const ring = (y: number): Vector[] =>
    turn(40).map((angle) => [
      x + Math.cos(angle) * body.wheelRadius,
      y,
      body.wheelRadius * (1 + Math.sin(angle)),
    ]);
  return polygonPath(convexHull(project([...ring(face), ...ring(face - TREAD)])));
}

/** The face is drawn flat once; a camera that far away makes an affine map of it. */
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
