/** Forms that create leads (spec 7), and the privacy request. Each is listed here once, for the leads as for the Studio. */
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
  'PRIVACY_REQUEST',
] as const;
export type Form = (typeof FORMS)[number];

/** What staff call the forms, in English: in the Studio, in the desk, and in mail. */
export const FORM_NAMES: Readonly<Record<Form, string>> = {
  UNLOCK_INVENTORY: 'Unlock inventory',
  UNLOCK_PRICE: 'Personalized price',
  SCHEDULE_TEST_DRIVE: 'Test drive',
  SELL_OR_TRADE: 'Sell or trade',
  CONTACT: 'Contact',
  STAFF_MEMBER: 'Message to an employee',
  CAREERS: 'Job application',
  APPLY_FINANCING: 'Pre-approval',
  FULL_CREDIT_APP: 'Credit application',
  SERVICE: 'Service appointment',
  PRIVACY_REQUEST: 'Privacy request',
};

/** Topics of the contact form (spec 3). */
export const TOPIC_NUMBERS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Topic = (typeof TOPIC_NUMBERS)[number];

/** Names of the topics in English, exactly as in spec 3. The website also translates them. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  '1': 'Purchasing a vehicle',
  '2': 'Financing options',
  '3': 'Trade appraisal',
  '4': 'Selling my car',
  '5': 'Recent vehicle purchase',
  '6': 'Billing issues',
  '7': 'General questions',
};

/**
 * Forms and topics that can have their own recipients: a form, or one topic of the contact form, `CONTACT_{inquiry
 * target}` of spec 7 with the topics 1 to 7 of spec 3.
 */
export const RECIPIENT_KEYS = [
  ...FORMS,
  ...TOPIC_NUMBERS.map((topic) => `CONTACT_${topic}` as const),
] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** The conditions of a lead rule, in the order in which they are checked. */
export const RULE_CONDITIONS = ['form', 'store', 'condition', 'opening', 'time'] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];
