import type { Body, Extra } from '../bodies/body.ts';
import type { Camera } from '../geometry/camera.ts';
import type { Pair } from '../geometry/curve.ts';
import type { Vector } from '../geometry/vector.ts';

import type { Sheet } from '../svg/sheet.ts';
import { type Upper, createUpper } from './upper.ts';
import { type Wrap, createWrap } from './wrap.ts';

/** A vehicle in front of a camera, with everything that a part needs to draw itself. */
export interface Model {
  readonly body: Body;
  readonly wrap: Wrap;
  readonly upper: Upper;
  readonly camera: Camera;
  readonly sheet: Sheet;
  readonly has: (extra: Extra) => boolean;
  readonly project: (points: readonly Vector[]) => Pair[];
}

/** Puts a painted body in front of a camera. */
export function createModel(body: Body, sheet: Sheet, placeCamera: (middle: number) => Camera): Model {
  const wrap = createWrap(body);
  const camera = placeCamera((wrap.front + wrap.rear) / 2);
  return {
    body,
    wrap,
    upper: createUpper(body, wrap),
    camera,
    sheet,
    has: (extra) => body.extras.includes(extra),
    project: (points) => points.map(camera.project),
  };
}
