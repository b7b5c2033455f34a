/** The forms that make leads, by the types of spec 7. */
export const FORMS = [
  'UNLOCK_INVENTORY',
  'UNLOCK_PRICE',
  'SCHEDULE_TEST_DRIVE',
  'SELL_OR_TRADE',
  'CONTACT',
  'STAFF_MEMBER',
  'CAREERS',
  'APPLY_FINANCING',
  'FULL_CREDIT_APP',
  'SERVICE',
] as const;
export type Form = (typeof FORMS)[number];
