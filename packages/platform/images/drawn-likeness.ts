import { paintOf } from '@rooftop/illustration/paint-of';
import { type KnownVehicle, vehicleClassOf } from '@rooftop/illustration/vehicle-class-of';
import type { Vehicle } from '@rooftop/inventory/vehicle';
import type { DrawnPicture } from './drawn-picture.ts';

/** The drawing most similar to a vehicle. */
export const drawnLikeness = (vehicle: KnownVehicle & Pick<Vehicle, 'exteriorColor'>): DrawnPicture => ({
  vehicleClass: vehicleClassOf(vehicle),
  paint: paintOf(vehicle.exteriorColor ?? ''),
  scene: 'studio',
});
