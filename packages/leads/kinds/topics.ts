/** Topics of contact messages (spec 3, contact inquiry topics), as worded in email subjects. */
export const TOPICS = {
  '1': 'Purchasing a vehicle',
  '2': 'Financing options',
  '3': 'Trade appraisal',
  '4': 'Selling my car',
  '5': 'Recent vehicle purchase',
  '6': 'Billing issues',
  '7': 'General questions',
} as const;
export type Topic = keyof typeof TOPICS;

/** Returns whether a value is the number of a topic. */
export const isTopic = (value: unknown): value is Topic =>
  typeof value === 'string' && Object.hasOwn(TOPICS, value);

/** General questions, for messages that fit no other topic. */
export const GENERAL = '7' satisfies Topic;

/** Topics about the visitor's own car, which ask for its make, model, year, price, and mileage (decided, 3). */
export const TOPICS_WITH_CAR = ['3', '4'] as const satisfies readonly Topic[];
export const TOPICS_WITHOUT_CAR = ['1', '2', '5', '6', '7'] as const satisfies readonly Topic[];
