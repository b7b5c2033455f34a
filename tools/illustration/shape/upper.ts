import type { Body } from '../bodies/body.ts';
import { type Pair, mix, smoothstep, throughPoints } from '../geometry/curve.ts';
import type { Vector } from '../geometry/vector.ts';
import type { Wrap } from './wrap.ts';

/** A surface with two coordinates: 0 … 1 along the vehicle and −1 (right) … 1 (left) across it. */
export type Surface = (along: number, across: number) => Vector;

/** The surfaces above the belt. */
export interface Upper {
  readonly hood: Surface;
  readonly screen: Surface;
  readonly roof: Surface;
  readonly back: Surface;
  readonly deck: Surface;
  /** The edge between roof and side, from the base of the windshield to the base of the rear window. */
  readonly edge: readonly Vector[];
  /** The point of the left side at x and height z, above the belt. */
  readonly onSide: (x: number, z: number) => Vector;
}

/**
 * How far the middle of windshield and rear window bulges beyond their edges, and the roof above its own, in meters.
 */
const BULGE = { screen: 0.16, back: 0.14, roof: 0.065 };
const SMOOTHNESS = 8;

/** Creates the upper surfaces of a body on its wrap. */
export function createUpper(body: Body, wrap: Wrap): Upper {
  const top = Math.max(...body.roof.map(([, z]) => z), ...body.screen.map(([, z]) => z));
  const onSide = (x: number, z: number): Vector => {
    const base = wrap.belt(x);
    const height = Math.max(0, (z - base) / (top - base));
    const width = Math.min(body.halfWidth - body.shoulder, wrap.beltWidth(x)) - 0.012;
    return [x, width - body.tumblehome * height ** 1.35, z];
  };
  const lid = (profile: readonly Pair[]): Surface => {
    const curve = throughPoints(profile, SMOOTHNESS);
    return (along, across) => {
      const [x, z] = sample(curve, along);
      const [edge, width] = [wrap.belt(x), wrap.beltWidth(x)];
      // Flatter where it is narrow, because a point that is steep on all sides would glint.
      const rise = (z - edge) * Math.min(1, width / 0.5);
      return [x, width * across, edge + rise * (1 - Math.abs(across) ** 2.6)];
    };
  };
  /**
   * `lean`: distance of the edge behind (or in front of) the middle at the start and at the end; `foot`: the end that
   * meets the belt.
   */
  const arch = (profile: readonly Pair[], lean: Pair, foot: 'start' | 'end' | 'none'): Surface => {
    const curve = throughPoints(profile, SMOOTHNESS);
    return (along, across) => {
      const [x, z] = sample(curve, along);
      const shift = mix(lean[0], lean[1], smoothstep(0, 1, along));
      const down = foot === 'none' ? 0 : foot === 'start' ? 1 - along : along;
      const drop = mix(BULGE.roof, z - wrap.belt(x + shift), down ** 2.2);
      const out = onSide(x + shift, z - drop)[1];
      const share = Math.abs(across) ** 2.4;
      return [x + shift * share, out * across, z - drop * Math.abs(across) ** 3];
    };
  };
  const screen = arch(body.screen, [BULGE.screen * 1.6, BULGE.screen * 0.5], 'start');
  const roof = arch(body.roof, [BULGE.screen * 0.5, -BULGE.back * 0.6], 'none');
  const back = arch(body.back, [-BULGE.back * 0.6, -BULGE.back], 'end');
  const edge = [screen, roof, back].flatMap((surface) =>
    Array.from({ length: 10 }, (_, index) => surface(index / 9, 1)),
  );
  return { hood: lid(body.hood), screen, roof, back, deck: lid(body.deck), edge, onSide };
}

function sample(curve: readonly Pair[], share: number): Pair {
  const position = share * (curve.length - 1);
  const index = Math.min(curve.length - 2, Math.floor(position));
  const [from, to] = [curve[index] ?? [0, 0], curve[index + 1] ?? [0, 0]];
  return [mix(from[0], to[0], position - index), mix(from[1], to[1], position - index)];
}
