/**
 * Reads the number of a license plate: 1 to 8 letters and digits, returned in upper case and without separators.
 * Nothing about the car can be decoded from it without a state's register. Returns null if it is not a plate.
 */
export function readPlate(text: string): string | null {
  const plate = text.replaceAll(/[\s\-–·•.]/g, '').toUpperCase();
  return /^[A-Z0-9]{1,8}$/.test(plate) ? plate : null;
}
