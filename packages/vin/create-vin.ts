import { vinCheckDigit } from './check-digit.ts';
import { yearCode } from './model-year.ts';

interface VinParts {
  /** World manufacturer identifier, three characters. */
  readonly maker: string;
  /** Five characters. The last but one is the VIN's seventh character, and must be a letter from 2010 on. */
  readonly described: string;
  readonly year: number;
  /** One character. */
  readonly plant: string;
  readonly serial: number;
}

/** Creates a valid VIN that no real car has, for seeds and tests. */
export function createVin({ maker, described, year, plant, serial }: VinParts): string {
  const vin = `${maker}${described}0${yearCode(year)}${plant}${String(serial).padStart(6, '0')}`;
  return `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`;
}
