/** Icons that editors can put beside text. */
export const ICONS = [
  'pre-approval',
  'value',
  'service',
  'search',
  'price',
  'mileage',
  'offer',
  'shield',
  'calendar',
  'phone',
  'message',
  'car',
  'heart',
] as const;
export type Icon = (typeof ICONS)[number];
