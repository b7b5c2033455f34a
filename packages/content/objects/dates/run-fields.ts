import { showDate } from '@rooftop/tenancy/typed/typed-date';
import { dateField } from '../fields/date-field.ts';
import { isStoredAs } from '../fields/typed-options.ts';

const isDay = isStoredAs('date');

/** First day on which a document written in advance is shown. */
export const appearsOnField = (name: 'publishedOn' | 'postedOn', title: string, group: string) =>
  dateField({
    name,
    title,
    group,
    description: 'Hidden before this day, in your time zone.',
    initialValue: () => new Date().toISOString().slice(0, 10),
    required: 'Choose the day.',
  });

/**
 * Last day of a document with limited dates.
 * @param first name of the field for the first day
 */
export const lastDayField = (name: 'endDate' | 'openUntil', first: 'startDate' | 'postedOn') =>
  dateField({
    name,
    title: 'Last day',
    group: 'when',
    description: 'Shown until the end of this day. Leave empty to show it until you unpublish it.',
    check(last, { document }) {
      const from = document?.[first];
      return (
        typeof from !== 'string' ||
        isDay(from) !== true ||
        last >= from ||
        `The last day is before the first (${showDate(from)}). Choose a later one.`
      );
    },
  });

/** First and last day of a document with limited dates. Both are optional. */
export const runFields = [
  dateField({
    name: 'startDate',
    title: 'First day',
    group: 'when',
    description: 'Leave empty to start now. Days are in your time zone.',
  }),
  lastDayField('endDate', 'startDate'),
];
