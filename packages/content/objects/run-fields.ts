import { defineField } from 'sanity';
import { z } from 'zod';

const runShape = z.object({ startDate: z.string().optional() });

/** The first and the last day of something that is shown for a while; both may be open. */
export const runFields = [
  defineField({
    name: 'startDate',
    title: 'First day',
    type: 'date',
    group: 'when',
    description: 'Empty: from now on. Days are those of your time zone.',
  }),
  defineField({
    name: 'endDate',
    title: 'Last day',
    type: 'date',
    group: 'when',
    description: 'Shown until the end of this day. Empty: until you take it off.',
    validation: (rule) =>
      rule.custom((endDate, { document }) => {
        const startDate = runShape.safeParse(document).data?.startDate;
        return (
          endDate === undefined ||
          startDate === undefined ||
          endDate >= startDate ||
          `The last day is before the first (${startDate}). Choose a later one.`
        );
      }),
  }),
];
