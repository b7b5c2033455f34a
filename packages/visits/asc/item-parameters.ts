import type { VehicleFact } from '../facts.ts';
import { type AscParameters, ascValue } from './asc-event.ts';

const CENTS = 100;

/** A car as the standard describes it. A price that is not shown is left out. */
export const itemParameters = (vehicle: VehicleFact): AscParameters => ({
  item_id: vehicle.vin,
  item_number: vehicle.stockNumber ?? 'unknown',
  item_condition: vehicle.condition === 'certified' ? 'cpo' : vehicle.condition,
  item_year: vehicle.year,
  item_make: vehicle.make,
  item_model: vehicle.model,
  ...(vehicle.price !== null && { item_price: Math.round(vehicle.price / CENTS) }),
  ...(vehicle.trim !== null && { item_variant: vehicle.trim }),
  ...(vehicle.exteriorColor !== null && { item_color: vehicle.exteriorColor }),
  ...(vehicle.bodyStyle !== null && { item_type: ascValue(vehicle.bodyStyle) }),
  ...(vehicle.dateInStock !== null && { item_inventory_date: vehicle.dateInStock.replaceAll('-', '/') }),
  ...(vehicle.storeKey !== null && { item_location: vehicle.storeKey }),
});
