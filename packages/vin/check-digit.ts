/** ISO 3779. VINs do not contain I, O and Q. */
const VIN_LENGTH = 17;

/** Consecutive characters, and the value of the first. */
const RUNS = [
  { characters: '0123456789', from: 0 },
  { characters: 'ABCDEFGH', from: 1 },
  { characters: 'JKLMN', from: 1 },
  { characters: 'P', from: 7 },
  { characters: 'R', from: 9 },
  { characters: 'STUVWXYZ', from: 2 },
];
const VALUES: ReadonlyMap<string, number> = new Map(
  RUNS.flatMap(({ characters, from }) =>
    characters.split('').map((character, at) => [character, from + at] as const),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * The correct ninth character for the other sixteen (49 CFR 565.15): a digit or X. Returns null if it is not a VIN.
 */
export function vinCheckDigit(vin: string): string | null {
  if (vin.length !== VIN_LENGTH) return null;
  let sum = 0;
  for (const [at, weight] of WEIGHTS.entries()) {
    const value = VALUES.get(vin.charAt(at));
    if (value === undefined) return null;
    sum += value * weight;
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Whether a VIN has the right check digit. VINs are in upper case. */
export const isValidVin = (vin: string): boolean => vinCheckDigit(vin) === vin.charAt(8);
