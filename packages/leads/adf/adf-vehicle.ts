import type { LeadVehicle } from '../lead.ts';
import { cleanLine } from '../wording/clean-text.ts';
import type { AdfVehicle } from './prospect.ts';

const UNKNOWN = 'Unknown';
const TRANSMISSION = { automatic: 'A', manual: 'M' } as const;

/**
 * Converts a vehicle to ADF. ADF requires year, make, and model, so they default to this year and "Unknown".
 * @param thisYear year of the lead in the dealership's time zone
 */
export function adfVehicle(vehicle: LeadVehicle, thisYear: string, comments: string | null): AdfVehicle {
  return {
    interest: vehicle.interest,
    status: vehicle.status,
    year: vehicle.year === null ? thisYear : String(vehicle.year),
    make: cleanLine(vehicle.make) ?? UNKNOWN,
    model: cleanLine(vehicle.model) ?? UNKNOWN,
    vin: cleanLine(vehicle.vin),
    stock: cleanLine(vehicle.stockNumber),
    trim: cleanLine(vehicle.trim),
    bodyStyle: cleanLine(vehicle.bodyStyle),
    transmission: vehicle.transmission === null ? null : TRANSMISSION[vehicle.transmission],
    odometer: vehicle.mileage === null ? null : String(vehicle.mileage),
    interiorColor: cleanLine(vehicle.interiorColor),
    exteriorColor: cleanLine(vehicle.exteriorColor),
    price: vehicle.price === null ? null : (vehicle.price / 100).toFixed(2),
    comments,
  };
}
