import { defineField } from 'sanity';
import { z } from 'zod';
import { conditionChoices } from './offer-choices.ts';

const yearsShape = z.object({ yearFrom: z.number().optional() });
const YEAR_HELP = 'Enter a year with four digits, such as 2021.';

/** Cars that an offer applies to (spec 3, vehicles_conditions). */
export const offerVehiclesField = defineField({
  name: 'vehicles',
  title: 'Cars',
  type: 'object',
  group: 'vehicles',
  description: 'Leave a field empty to include all cars.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'condition',
      title: 'Condition',
      type: 'string',
      options: { list: conditionChoices },
    }),
    defineField({
      name: 'mileageUpTo',
      title: 'Maximum miles',
      type: 'number',
      validation: (rule) => rule.integer().min(0).error('Enter a whole number of miles.'),
    }),
    defineField({
      name: 'yearFrom',
      title: 'From year',
      type: 'number',
      validation: (rule) => rule.integer().min(1900).max(2100).error(YEAR_HELP),
    }),
    defineField({
      name: 'yearTo',
      title: 'To year',
      type: 'number',
      validation: (rule) => [
        rule.integer().min(1900).max(2100).error(YEAR_HELP),
        rule.custom((yearTo, { parent }) => {
          const yearFrom = yearsShape.safeParse(parent).data?.yearFrom;
          return yearTo === undefined || yearFrom === undefined || yearTo >= yearFrom
            ? true
            : `This is before the first year (${yearFrom}).`;
        }),
      ],
    }),
    defineField({ name: 'make', title: 'Make', type: 'string' }),
    defineField({ name: 'model', title: 'Model', type: 'string' }),
  ],
});
