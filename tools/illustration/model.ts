import type { Extra, Shape } from './classes/shape.ts';
import { createPlace, curvePath, heightOver, type Place, type Point, sample } from './geometry.ts';
import type { Sheet } from './svg/sheet.ts';

/** What the parts of a drawing are made from. */
export interface Model {
  readonly shape: Shape;
  readonly sheet: Sheet;
  readonly place: Place;
  readonly has: (extra: Extra) => boolean;
  /** Height of the outline's upper side over x. */
  readonly top: (x: number) => number;
  readonly belt: (x: number) => number;
  readonly crease: (x: number) => number;
  /** x of the nose and tail at a height. */
  readonly noseAt: (z: number) => number;
  readonly tailAt: (z: number) => number;
  readonly front: number;
  readonly rear: number;
  /** The whole body as a path, and a clip of it. */
  readonly body: string;
  readonly clip: string;
  /** Radius of the wheel arches. */
  readonly arch: number;
}

export function createModel(shape: Shape, sheet: Sheet): Model {
  const { outline, wheelbase, tire, sill } = shape;
  const dense = sample(outline);
  const xs = dense.map(([x]) => x);
  const [front, rear] = [Math.min(...xs), Math.max(...xs)];
  const place = createPlace((front + rear) / 2);
  const [[firstX, firstZ] = [0, 0]] = outline;
  const [lastX, lastZ] = outline.at(-1) ?? [0, 0];
  const arch = tire * 1.13;
  // The lower edge rises from the sill to the bumpers, behind the wheels.
  const underside: Point[] = [
    [lastX, lastZ, 1],
    [wheelbase + arch, Math.max(sill, lastZ - 0.03), 1],
    [wheelbase, sill, 1],
    [wheelbase - arch, sill, 1],
    [arch, sill, 1],
    [-arch, Math.max(sill, firstZ - 0.01), 1],
    [firstX, firstZ, 1],
  ];
  const body = `${curvePath(outline, place)}${curvePath(underside, place, 'L')}z`;
  const half = (isRear: boolean): Point[] => {
    const middle = (front + rear) / 2;
    return dense.filter(([x]) => x > middle === isRear).map(([x, z]): Point => [z, isRear ? x : -x]);
  };
  const [nose, tail] = [heightOver(half(false)), heightOver(half(true))];
  return {
    shape,
    sheet,
    place,
    has: (extra) => shape.extras.includes(extra),
    top: heightOver(outline),
    belt: heightOver(shape.belt),
    crease: heightOver(shape.crease),
    noseAt: (z) => -nose(z),
    tailAt: (z) => tail(z),
    front,
    rear,
    body,
    clip: sheet.clip(sheet.shape(body)),
    arch,
  };
}
