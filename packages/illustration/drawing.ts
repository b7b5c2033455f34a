import { VEHICLE_CLASSES, type VehicleClass } from './vehicle-classes.ts';

/** `studio` puts the vehicle in a pale room. `cutout` has a transparent background, except for the shadow. */
const SCENES = ['studio', 'cutout'] as const;
type Scene = (typeof SCENES)[number];

/** A vehicle from its left side. Its paint is filled in later. */
export interface Drawing {
  readonly vehicleClass: VehicleClass;
  readonly scene: Scene;
}

/** All drawings. */
export const DRAWINGS: readonly Drawing[] = VEHICLE_CLASSES.flatMap((vehicleClass) =>
  SCENES.map((scene) => ({ vehicleClass, scene })),
);

/** The room's file in `drawings/`. */
export const STUDIO_FILE = 'studio.svg';

/** Name of a class's file in `drawings/`. */
export const drawingFile = (vehicleClass: VehicleClass): string => `${vehicleClass}.svg`;
