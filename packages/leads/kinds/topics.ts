/** Topics of contact messages (spec 3, contact inquiry topics). */
import { TOPIC_NAMES, type Topic } from '@rooftop/forms/contact-topics';

/** Returns whether a value is the number of a topic. */
export const isTopic = (value: unknown): value is Topic =>
  typeof value === 'string' && Object.hasOwn(TOPIC_NAMES, value);

/** General questions, for messages that fit no other topic. */
export const GENERAL = '7' satisfies Topic;

/** Topics about the visitor's own car, which ask for its make, model, year, price, and mileage (decision 114). */
export const TOPICS_WITH_CAR = ['3', '4'] as const satisfies readonly Topic[];
export const TOPICS_WITHOUT_CAR = ['1', '2', '5', '6', '7'] as const satisfies readonly Topic[];
