import { defineField } from 'sanity';

/** First day on which a document written in advance is shown. */
export const appearsOnField = (name: 'publishedOn' | 'postedOn', title: string, group: string) =>
  defineField({
    name,
    title,
    type: 'date',
    group,
    description: 'Hidden before this day, in your time zone.',
    initialValue: () => new Date().toISOString().slice(0, 10),
    validation: (rule) => rule.required().error('Choose the day.'),
  });

/**
 * Last day of a document with limited dates.
 * @param first name of the field for the first day
 */
export const lastDayField = (name: 'endDate' | 'openUntil', first: 'startDate' | 'postedOn') =>
  defineField({
    name,
    title: 'Last day',
    type: 'date',
    group: 'when',
    description: 'Shown until the end of this day. Leave empty to show it until you unpublish it.',
    validation: (rule) =>
      rule.custom((last, { document }) => {
        const from = document?.[first];
        return (
          last === undefined ||
          typeof from !== 'string' ||
          last >= from ||
          `The last day is before the first (${from}). Choose a later one.`
        );
      }),
  });

/** First and last day of a document with limited dates. Both are optional. */
export const runFields = [
  defineField({
    name: 'startDate',
    title: 'First day',
    type: 'date',
    group: 'when',
    description: 'Leave empty to start now. Days are in your time zone.',
  }),
  lastDayField('endDate', 'startDate'),
];
