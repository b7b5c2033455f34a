import type { Vehicle } from '@rooftop/inventory/vehicle';
import { vehicleName } from '../vehicle-name.ts';

/** A vehicle's name with its trim: `2021 Kia Sportage LX`. */
export const nameWithTrim = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'trim'>): string =>
  [vehicleName(vehicle), vehicle.trim].filter(Boolean).join(' ');
