/**
 * Equipment that the form asks about (spec 3, options). Staff see it with the lead. It doesn't affect the estimate or
 * the valuation.
 */
export const OPTIONS = [
  'leather',
  'heatedSeats',
  'sunroof',
  'navigation',
  'premiumAudio',
  'allWheelDrive',
  'thirdRow',
  'towPackage',
] as const;
export type VehicleOption = (typeof OPTIONS)[number];
