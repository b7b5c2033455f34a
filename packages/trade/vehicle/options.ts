/**
 * Equipment that the form asks about (spec 3, options). Staff read it with the lead; neither the estimate nor the
 * valuation service takes it into account.
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
export type Option = (typeof OPTIONS)[number];
