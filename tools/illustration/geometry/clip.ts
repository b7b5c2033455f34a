import { type Pair, mix } from './curve.ts';

/** Positive on the side of a line that clipping keeps. */
export type Side = (point: Pair) => number;

/** The part of a polygon on the kept side of a line (Sutherland–Hodgman). */
export function clipPolygon(polygon: readonly Pair[], side: Side): Pair[] {
  return polygon.flatMap((point, index) => {
    const previous = polygon.at(index - 1) ?? point;
    const [from, to] = [side(previous), side(point)];
    const share = from / (from - to);
    const crossing: Pair = [mix(previous[0], point[0], share), mix(previous[1], point[1], share)];
    if (to >= 0) return from >= 0 ? [point] : [crossing, point];
    return from >= 0 ? [crossing] : [];
  });
}
