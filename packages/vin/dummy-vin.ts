/** Real VINs have more different characters. */
const FEWEST_CHARACTERS = 4;

/**
 * Whether a VIN is only typed to fill its field, such as seventeen ones. Some of these have the right check digit.
 * @param vin in upper case
 */
export const isDummyVin = (vin: string): boolean =>
  new Set(vin).size < FEWEST_CHARACTERS || '12345678901234567890'.includes(vin);
