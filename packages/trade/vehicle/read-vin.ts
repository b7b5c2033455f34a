import type { LocalDate } from '@rooftop/tenancy/calendar';
import { vinCheckDigit } from '@rooftop/tenancy/vin/check-digit';
import { makesOf } from '@rooftop/tenancy/vin/makes';
import { modelYear } from '@rooftop/tenancy/vin/model-year';

/** What a VIN says without a network, or a key of the message that says what is wrong. */
export type ReadVin =
  | {
      readonly kind: 'vin';
      /** In upper case, without separators. */
      readonly vin: string;
      /** Null if the VIN has no year code, or one of a year that has not come. */
      readonly year: number | null;
      /** The makes whose VINs begin like this one. Empty if the manufacturer is not in the table. */
      readonly makes: readonly string[];
    }
  | { readonly kind: 'wrong'; readonly problem: 'length' | 'characters' | 'checkDigit' };

/**
 * Reads a VIN as people type it: with spaces and hyphens, in lower case.
 * @param today in the dealership's time zone
 */
export function readVin(text: string, today: LocalDate): ReadVin {
  const vin = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (vin.length !== 17) return { kind: 'wrong', problem: 'length' };
  const checkDigit = vinCheckDigit(vin);
  if (checkDigit === null) return { kind: 'wrong', problem: 'characters' };
  if (checkDigit !== vin.charAt(8)) return { kind: 'wrong', problem: 'checkDigit' };
  const year = modelYear(vin);
  const isPossible = year !== null && year <= Number(today.slice(0, 4)) + 1;
  return { kind: 'vin', vin, year: isPossible ? year : null, makes: makesOf(vin) };
}
