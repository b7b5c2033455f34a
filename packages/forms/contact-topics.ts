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
