/** A point or direction in meters: x to the rear, y to the vehicle's left, z up. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const mixVector = (from: Vector, to: Vector, share: number): Vector =>
  add(from, scale(subtract(to, from), share));

/** The direction of a vector. A vector of length 0 is returned unchanged. */
export const normalize = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));

/** The same point on the other side of the vehicle. */
export const mirror = ([x, y, z]: Vector): Vector => [x, -y, z];
