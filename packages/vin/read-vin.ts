import type { LocalDate } from '@rooftop/tenancy/calendar';
import { vinCheckDigit } from './check-digit.ts';
import { decodeVin } from './decode-vin.ts';
import type { VinFacts } from './vin-facts.ts';

/** A VIN as somebody typed it, or a key of the message that says why it cannot be one. */
export type ReadVin =
  | {
      readonly kind: 'vin';
      /** The year is null if it has not come. */
      readonly facts: VinFacts;
      /**
       * `checkDigit`: one character is probably wrong. `market`: the car was not made for North America, or by a
       * manufacturer that we don't know. Neither makes the VIN useless.
       */
      readonly doubt: 'checkDigit' | 'market' | null;
    }
  | { readonly kind: 'wrong'; readonly problem: 'length' | 'characters' };

/**
 * Reads a VIN as people type it: with spaces and hyphens, in lower case.
 * @param today in the dealership's time zone
 */
export function readVin(text: string, today: LocalDate): ReadVin {
  const vin = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (vin.length !== 17) return { kind: 'wrong', problem: 'length' };
  if (vinCheckDigit(vin) === null) return { kind: 'wrong', problem: 'characters' };
  const decoded = decodeVin(vin);
  const { year } = decoded;
  const isPossible = year !== null && year <= Number(today.slice(0, 4)) + 1;
  return { kind: 'vin', facts: { ...decoded, year: isPossible ? year : null }, doubt: doubtOf(decoded) };
}

/** Europe has other characters where North America has the check digit, mostly a Z. */
function doubtOf({ vin, hasCheckDigit, makes }: VinFacts): 'checkDigit' | 'market' | null {
  if (makes.length === 0 || !/[\dX]/.test(vin.charAt(8))) return 'market';
  return hasCheckDigit ? null : 'checkDigit';
}
