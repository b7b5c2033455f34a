/** A is 1980. I, O, Q, U, Z and 0 are not used for years (49 CFR 565.15). */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST = 1980;

/**
 * The model year in the VIN of a car or light truck: its tenth character, and the seventh, which is a letter from
 * 2010 on. Returns null if the code is not a year.
 */
export function modelYear(vin: string): number | null {
  const at = CODES.indexOf(vin.charAt(9));
  if (at < 0 || vin.length !== 17) return null;
  return FIRST + at + (/[A-Z]/.test(vin.charAt(6)) ? CODES.length : 0);
}

/**
 * The model years that a VIN may mean, the likeliest first. For heavy pickups and vans the seventh character doesn't
 * say which of two it is, thirty years apart.
 */
export function possibleYears(vin: string): readonly number[] {
  const year = modelYear(vin);
  if (year === null) return [];
  return [year, year < FIRST + CODES.length ? year + CODES.length : year - CODES.length];
}

/** The tenth character of a VIN of this model year. */
export const yearCode = (year: number): string => CODES.charAt((year - FIRST) % CODES.length);
