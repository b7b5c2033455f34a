import type { Pair } from '../geometry/curve.ts';
import type { Body, Post } from './body.ts';
import { suvs } from './suvs.ts';

interface Size {
  readonly length: number;
  readonly height: number;
  readonly halfWidth: number;
  readonly wheelRadius: number;
  readonly spokes: number;
}

/** The same body in another size. Wheels and width do not grow with the length, so they are given. */
function resize(body: Body, { length, height, ...rest }: Size): Body {
  const points = (line: readonly Pair[]): Pair[] => line.map(([x, z]) => [x * length, z * height]);
  const along = (line: readonly Pair[]): Pair[] => line.map(([share, x]) => [share, x * length]);
  const post = ({ x, width, lean }: Post): Post => ({ x: x * length, width: width * length, lean });
  const { daylight } = body;
  return {
    ...body,
    ...rest,
    wheelbase: body.wheelbase * length,
    hood: points(body.hood),
    screen: points(body.screen),
    roof: points(body.roof),
    back: points(body.back),
    deck: points(body.deck),
    belt: points(body.belt),
    sill: points(body.sill),
    nose: along(body.nose),
    tail: along(body.tail),
    daylight: {
      frame: daylight.frame,
      top: daylight.top * height,
      end: post(daylight.end),
      posts: daylight.posts.map(post),
    },
    shutLines: body.shutLines.map(points),
    handles: points(body.handles),
    seats: body.seats.map((x) => x * length),
  };
}

/** A compact SUV: short, low and rounded, without roof rails. */
export const smallSuvs: Body = resize(
  { ...suvs, extras: ['cladding', 'spoiler'] },
  { length: 0.92, height: 0.93, halfWidth: 0.91, wheelRadius: 0.355, spokes: 10 },
);

/** A full-size SUV: long and boxy, with a third row of windows and an upright tail. */
// biome-ignore format: a table of points is read by rows
export const largeSuvs: Body = resize(
  {
    ...suvs,
    roof: [[1.28, 1.69], [1.55, 1.755], [2.0, 1.785], [2.9, 1.785], [3.46, 1.765]],
    back: [[3.46, 1.765], [3.6, 1.5], [3.68, 1.19]],
    deck: [[3.68, 1.19], [3.71, 1.18], [3.74, 1.16]],
    daylight: { frame: 0.055, top: 1.73, end: { x: 3.54, width: 0.08, lean: -0.3 }, posts: [{ x: 1.74, width: 0.085, lean: 0.1 }, { x: 2.66, width: 0.09, lean: -0.1 }] },
    seats: [1.7, 2.5, 3.05],
    extras: ['cladding', 'roofRails'],
  },
  { length: 1.1, height: 1.06, halfWidth: 1.01, wheelRadius: 0.415, spokes: 6 },
);
