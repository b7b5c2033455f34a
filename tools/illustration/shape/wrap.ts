import type { Body } from '../bodies/body.ts';
import { type Pair, lookUp, mix, smoothTable } from '../geometry/curve.ts';
import type { Vector } from '../geometry/vector.ts';

/** The body below the glass: a skin around the vehicle's outline as seen from above. */
export interface Wrap {
  readonly front: number;
  readonly rear: number;
  /** x of the first and the last point of the side. */
  readonly side: Pair;
  readonly belt: (x: number) => number;
  readonly sill: (x: number) => number;
  /**
   * A point on the left half. `around`: 0 nose, 1 start of the side, 2 end of the side, 3 tail. `up`: 0 sill, 1 belt.
   */
  readonly at: (around: number, up: number) => Vector;
  /** The point of the left side at x and height z. */
  readonly onSide: (x: number, z: number) => Vector;
  /** Half the width at the height of the belt. */
  readonly beltWidth: (x: number) => number;
}

/** Below the shoulder: a ridge that catches light, a hollow, a sill that curves under. */
const SIDE: readonly Pair[] = [
  [0, 0.07],
  [0.08, 0.03],
  [0.2, 0.002],
  [0.3, 0],
  [0.42, 0.013],
  [0.56, 0.013],
  [0.7, 0],
  [0.78, 0.004],
];
/** How far a fender extends over its wheel, in meters. */
const FLARE = 0.022;
/** 2 would be an ellipse; larger values are squarer. */
const SQUARENESS = 2.7;

/** Creates the wrap of a body. */
export function createWrap(body: Body): Wrap {
  const front = body.hood[0]?.[0] ?? 0;
  const noseDepth = body.nose.at(-1)?.[1] ?? 0;
  const tailDepth = body.tail.at(-1)?.[1] ?? 0;
  const start = front - noseDepth;
  const end = (body.deck.at(-1)?.[0] ?? 0) + tailDepth;
  const side: Pair = [start + body.corners.front, end - body.corners.rear];
  const [belt, sill] = [smoothTable(body.belt), smoothTable(body.sill)];
  const [nose, tail, flank] = [
    smoothTable(body.nose),
    smoothTable(body.tail),
    smoothTable([...SIDE, [0.88, body.shoulder * 0.35], [1, body.shoulder]]),
  ];

  const flare = (x: number, up: number): number => {
    const near = Math.min(Math.abs(x), Math.abs(x - body.wheelbase)) / (body.wheelRadius * 1.25);
    return FLARE * Math.exp(-(near ** 4)) * Math.exp(-(((up - 0.45) / 0.4) ** 4));
  };
  const at = (around: number, up: number): Vector => {
    const [x, y, facing] = plan(around, side, [start, end], body.halfWidth);
    const ahead = Math.max(0, -facing[0]) ** 2;
    const behind = Math.max(0, facing[0]) ** 2;
    const inset = nose(up) * ahead + tail(up) * behind + (flank(up) - flare(x, up)) * facing[1] ** 2;
    const lies = x - facing[0] * inset;
    return [lies, y - facing[1] * inset, mix(sill(lies), belt(lies), up)];
  };
  const rim = Array.from({ length: 121 }, (_, index) => at(index / 40, 1)).map(([x, y]): Pair => [x, y]);
  return {
    front,
    rear: end - tailDepth,
    side,
    belt,
    sill,
    at,
    onSide: (x, z) => {
      const up = (z - sill(x)) / (belt(x) - sill(x));
      const around = aroundAt(x, side, [start, end]);
      return [x, at(around, Math.min(1, Math.max(0, up)))[1], z];
    },
    beltWidth: (x) => Math.max(0.02, lookUp(rim, x)),
  };
}

/** The outline from above: position and outward direction at a coordinate around the left half. */
function plan(around: number, side: Pair, ends: Pair, width: number): [x: number, y: number, facing: Pair] {
  if (around >= 1 && around <= 2) return [mix(side[0], side[1], around - 1), width, [0, 1]];
  const isFront = around < 1;
  const share = isFront ? around : 3 - around;
  const corner = isFront ? side[0] - ends[0] : ends[1] - side[1];
  const angle = (share * Math.PI) / 2;
  const along = Math.cos(angle) ** (2 / SQUARENESS) * corner;
  const out = Math.sin(angle) ** (2 / SQUARENESS) * width;
  const slope: Pair = [
    (along / corner) ** (SQUARENESS - 1) / corner,
    (out / width) ** (SQUARENESS - 1) / width,
  ];
  const length = Math.hypot(...slope);
  const sign = isFront ? -1 : 1;
  const x = isFront ? side[0] - along : side[1] + along;
  return [x, out, [(sign * slope[0]) / length, slope[1] / length]];
}

function aroundAt(x: number, side: Pair, ends: Pair): number {
  if (x >= side[0] && x <= side[1]) return 1 + (x - side[0]) / (side[1] - side[0]);
  const isFront = x < side[0];
  const corner = isFront ? side[0] - ends[0] : ends[1] - side[1];
  const along = Math.min(1, Math.max(0, (isFront ? side[0] - x : x - side[1]) / corner));
  const share = (Math.acos(along ** (SQUARENESS / 2)) * 2) / Math.PI;
  return isFront ? share : 3 - share;
}
