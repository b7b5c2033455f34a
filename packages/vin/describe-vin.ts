import type { LocalDate } from '@rooftop/tenancy/calendar';
import { compareIdentity, type StatedIdentity } from './compare-identity.ts';
import { readVin } from './read-vin.ts';
import type { VinNote } from './vin-note.ts';

/**
 * What staff read beside a VIN: the car that it means, whether it may be wrong, and what somebody said differently.
 * Returns null for what cannot be a VIN.
 * @param stated what is said of the car otherwise
 * @param today in the dealership's time zone
 */
export function describeVin(text: string, stated: StatedIdentity, today: LocalDate): VinNote | null {
  const read = readVin(text, today);
  if (read.kind === 'wrong') return null;
  const { facts, doubt } = read;
  const { vin, year, make, model, trims, bodyStyle, engine, fuelType } = facts;
  const name = [year, make, model, trims.join('/')].filter((part) => part !== null && part !== '').join(' ');
  return {
    vin,
    doubt,
    car: model === null ? null : { name, bodyStyle, engine, fuelType },
    differs: doubt === null ? [...compareIdentity(stated, facts)] : [],
  };
}
