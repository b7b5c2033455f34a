import { clamp, mix, smoothstep } from '../geometry/curve.ts';
import { type Vector, dot, normalize, scale, subtract } from '../geometry/vector.ts';

const KEY = normalize([-0.45, 0.5, 0.75]);

/**
 * Brightness of paint, 0 … 1, under a wide lamp overhead in a pale room with a darker floor.
 * @param normal outward direction of the surface
 * @param point position on the surface
 * @param eye position of the camera
 */
export function brightness(normal: Vector, point: Vector, eye: Vector): number {
  const view = normalize(subtract(eye, point));
  const facing = clamp(dot(normal, view), 0, 1);
  const reflected = subtract(scale(normal, 2 * dot(normal, view)), view);
  const gloss = mix(0.4, 0.85, (1 - facing) ** 3);
  const matt = 0.08 + 0.26 * (0.5 + 0.5 * normal[2]) + 0.2 * Math.max(0, dot(normal, KEY));
  return clamp(matt + gloss * room(reflected), 0, 1);
}

/** What a mirror would reflect from a direction: floor, the dark line between floor and wall, wall, gap, lamp. */
function room([x, , z]: Vector): number {
  const floor = mix(0.08, -0.26, smoothstep(-0.55, -0.04, z));
  const wall = mix(0.5, 0.12, smoothstep(0.05, 0.5, z));
  const lamp = smoothstep(0.52, 0.72, z) * mix(1.25, 1, smoothstep(-0.2, 0.8, x));
  return mix(floor, wall, smoothstep(-0.03, 0.07, z)) + lamp;
}
