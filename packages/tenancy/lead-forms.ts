/** Forms that create leads (spec 7). Each is listed here once, for the leads as for the Studio. */
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

/** Topics of the contact form (spec 3). */
export const TOPIC_NUMBERS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/**
 * Forms and topics that can have their own recipients: a form, or one topic of the contact form, `CONTACT_{inquiry
 * target}` of spec 7 with the topics 1 to 7 of spec 3.
 */
export const RECIPIENT_KEYS = [
  ...FORMS,
  ...TOPIC_NUMBERS.map((topic) => `CONTACT_${topic}` as const),
] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];
