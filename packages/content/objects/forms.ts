/** Forms that create leads, by their types in spec 7. */
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

/**
 * Forms and topics that can have their own recipients: a form, or one topic of the contact form, `CONTACT_{inquiry
 * target}` of spec 7 with the topics 1 to 7 of spec 3.
 */
export const RECIPIENT_KEYS = [
  ...FORMS,
  'CONTACT_1',
  'CONTACT_2',
  'CONTACT_3',
  'CONTACT_4',
  'CONTACT_5',
  'CONTACT_6',
  'CONTACT_7',
] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];
