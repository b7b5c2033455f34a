import { defineField } from 'sanity';

/** The day from which something is shown that is written in advance. */
export const appearsOnField = (name: 'publishedOn' | 'postedOn', title: string, group: string) =>
  defineField({
    name,
    title,
    type: 'date',
    group,
    description: 'Nobody sees it before this day. Days are those of your time zone.',
    initialValue: () => new Date().toISOString().slice(0, 10),
    validation: (rule) => rule.required().error('Choose the day.'),
  });

/** The last day of something that is shown for a while. @param first the field that holds the first */
export const lastDayField = (name: 'endDate' | 'openUntil', first: 'startDate' | 'postedOn') =>
  defineField({
    name,
    title: 'Last day',
    type: 'date',
    group: 'when',
    description: 'Shown until the end of this day. Empty: until you take it off.',
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

/** The first and the last day of something that is shown for a while; both may be open. */
export const runFields = [
  defineField({
    name: 'startDate',
    title: 'First day',
    type: 'date',
    group: 'when',
    description: 'Empty: from now on. Days are those of your time zone.',
  }),
  lastDayField('endDate', 'startDate'),
];
