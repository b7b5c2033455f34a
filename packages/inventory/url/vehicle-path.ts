import { slugOf } from '../slug.ts';
import { conditionOf, type Vehicle } from '../vehicle.ts';

type Addressed = Pick<Vehicle, 'condition' | 'isCertified' | 'year' | 'make' | 'model' | 'trim' | 'vin'>;

/** The first segment of a vehicle's URL, and the path of the inventory it belongs to. */
export const inventoryPath = (vehicle: Pick<Vehicle, 'condition' | 'isCertified'>): string =>
  `/${conditionOf(vehicle)}-cars-for-sale`;

/** The canonical URL of a vehicle: `/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234`. */
export function vehiclePath(vehicle: Addressed): string {
  const { year, make, model, trim, vin } = vehicle;
  const value = slugOf([make, model, trim].join(' ')) || 'car';
  return `${inventoryPath(vehicle)}/${year}-${value}-${vin}`;
}
