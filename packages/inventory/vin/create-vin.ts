import { vinCheckDigit } from './check-digit.ts';
import { yearCode } from './model-year.ts';

interface VinParts {
  /** world manufacturer identifier, three characters */
  readonly maker: string;
  /** five characters; the seventh character of a VIN is one of them, and a letter from 2010 on */
  readonly described: string;
  readonly year: number;
  /** a character */
  readonly plant: string;
  readonly serial: number;
}

/** A valid VIN that nobody's car has, for seeds and tests. */
export function createVin({ maker, described, year, plant, serial }: VinParts): string {
  const vin = `${maker}${described}0${yearCode(year)}${plant}${String(serial).padStart(6, '0')}`;
  return `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`;
}
