import type { LeadVehicle } from '../lead.ts';
import { cleanLine } from './clean-text.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const whole = new Intl.NumberFormat('en-US');

const INTEREST = {
  buy: 'Vehicle',
  sell: 'Vehicle for sale by the customer',
  'trade-in': 'Trade-in',
} as const satisfies Record<LeadVehicle['interest'], string>;

/** Describes the vehicle's role in the lead: `Trade-in`. */
export const vehicleRole = ({ interest }: LeadVehicle): string => INTEREST[interest];

/** Formats `2021 Honda Civic EX`. Returns null if nothing is known. */
export function leadVehicleName({ year, make, model, trim }: LeadVehicle): string | null {
  return cleanLine([year, make, model, trim].filter((part) => part !== null).join(' '));
}

/** Lists what is known about a vehicle besides its name, one per line. */
export function vehicleFacts(vehicle: LeadVehicle): readonly string[] {
  const colors = [
    vehicle.exteriorColor && `${vehicle.exteriorColor} outside`,
    vehicle.interiorColor && `${vehicle.interiorColor} inside`,
  ].filter(Boolean);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Condition', vehicle.status],
    ['Stock number', vehicle.stockNumber],
    ['VIN', vehicle.vin],
    ['Price', vehicle.price === null ? null : dollars.format(vehicle.price / 100)],
    ['Mileage', vehicle.mileage === null ? null : `${whole.format(vehicle.mileage)} miles`],
    ['Body style', vehicle.bodyStyle],
    ['Transmission', vehicle.transmission],
    ['Color', colors.length === 0 ? null : colors.join(', ')],
  ];
  return facts.flatMap(([name, value]) => {
    const clean = cleanLine(value);
    return clean === null ? [] : [`${name}: ${clean}`];
  });
}
