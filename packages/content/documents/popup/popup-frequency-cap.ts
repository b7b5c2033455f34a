import { defineField } from 'sanity';
import { z } from 'zod';

const capNumber = (name: 'times' | 'days', title: string, max: number) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.integer().min(1).max(max).error(`Enter a whole number from 1 to ${max}.`),
  });

const capShape = z.object({ times: z.number().optional(), days: z.number().optional() });

/** How often a popup shows to one visitor (spec 3, popup definition). */
export const popupFrequencyCap = defineField({
  name: 'frequencyCap',
  title: 'How often',
  type: 'object',
  group: 'when',
  description:
    'The most times that it shows to one visitor within so many days. Closed without an answer, it does not return during the same visit anyway; one without a form never does, unless you set this.',
  options: { columns: 2 },
  fields: [capNumber('times', 'Times', 50), capNumber('days', 'Within days', 365)],
  validation: (rule) =>
    rule.custom((cap) => {
      const { times, days } = capShape.safeParse(cap).data ?? {};
      return (times === undefined) === (days === undefined) ? true : 'Enter both numbers, or none.';
    }),
});
