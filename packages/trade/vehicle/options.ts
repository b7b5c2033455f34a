/** Equipment that raises what a car is worth, as the visitor's form offers it (spec 3, options). */
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
