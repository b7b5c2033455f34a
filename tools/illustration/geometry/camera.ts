import type { Pair } from './curve.ts';
import { type Vector, add, cross, dot, normalize, scale, subtract } from './vector.ts';

/** A camera that projects points of the vehicle onto the picture. */
export interface Camera {
  readonly eye: Vector;
  /** Position of a point on the picture, in pixels. */
  readonly project: (point: Vector) => Pair;
}

export interface CameraPlace {
  /** Degrees around the vehicle: 0 looks at its nose, 90 at its left side, 180 at its tail. */
  readonly azimuth: number;
  /** In meters from the middle of the vehicle. */
  readonly distance: number;
  /** In meters above the ground. */
  readonly height: number;
  /** Pixels per meter at the middle of the vehicle. */
  readonly pixelsPerMeter: number;
  /** Position on the picture of the ground under the middle of the vehicle. */
  readonly ground: Pair;
}

/** Creates a level camera with a shift lens, which keeps vertical lines vertical, as in studio photos of cars. */
export function createCamera(place: CameraPlace, middle: number): Camera {
  const angle = (place.azimuth * Math.PI) / 180;
  const back = scale([-Math.cos(angle), Math.sin(angle), 0], place.distance);
  const eye = add([middle, 0, place.height], back);
  const ahead = normalize(scale(back, -1));
  const right = cross([0, 0, 1], ahead);
  const focal = place.distance * place.pixelsPerMeter;
  const project = (point: Vector): Pair => {
    const offset = subtract(point, eye);
    const zoom = focal / dot(offset, ahead);
    return [
      place.ground[0] + dot(offset, right) * zoom,
      place.ground[1] - offset[2] * zoom - place.height * place.pixelsPerMeter,
    ];
  };
  return { eye, project };
}
