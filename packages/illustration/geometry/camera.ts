import type { Pair } from './curve.ts';
import { type Vector, add, cross, dot, normalise, scale, subtract } from './vector.ts';

/** Looks at the vehicle and puts points of it on the picture. */
export interface Camera {
  readonly eye: Vector;
  /** Where a point lies on the picture, in pixels. */
  readonly project: (point: Vector) => Pair;
}

export interface CameraPlace {
  /** Degrees around the vehicle: 0 looks at its nose, 90 at its left side, 180 at its tail. */
  readonly azimuth: number;
  /** Metres from the middle of the vehicle. */
  readonly distance: number;
  /** Metres above the ground. */
  readonly height: number;
  /** Pixels a metre at the middle of the vehicle. */
  readonly pixelsPerMetre: number;
  /** Where the ground under the middle of the vehicle lies on the picture. */
  readonly ground: Pair;
}

/** A level camera with a shift lens: uprights stay upright, as in a studio's pictures of cars. */
export function createCamera(place: CameraPlace, middle: number): Camera {
  const angle = (place.azimuth * Math.PI) / 180;
  const back = scale([-Math.cos(angle), Math.sin(angle), 0], place.distance);
  const eye = add([middle, 0, place.height], back);
  const ahead = normalise(scale(back, -1));
  const right = cross([0, 0, 1], ahead);
  const focal = place.distance * place.pixelsPerMetre;
  const project = (point: Vector): Pair => {
    const offset = subtract(point, eye);
    const zoom = focal / dot(offset, ahead);
    return [
      place.ground[0] + dot(offset, right) * zoom,
      place.ground[1] - offset[2] * zoom - place.height * place.pixelsPerMetre,
    ];
  };
  return { eye, project };
}
