import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from 'sanity';

/** A postal address in the United States. */
export const address = defineType({
  name: 'address',
  title: 'Address',
  type: 'object',
  icon: PinIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'line1',
      title: 'Street address',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the street address that shoppers should drive to.'),
    }),
    defineField({ name: 'line2', title: 'Suite, building or unit', type: 'string' }),
    defineField({
      name: 'city',
      title: 'City',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the city.'),
    }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'Two letters, such as PA.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Z]{2}$/)
          .error('Enter the state as two capital letters, such as PA.'),
    }),
    defineField({
      name: 'zip',
      title: 'ZIP code',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\d{5}(-\d{4})?$/)
          .error('Enter five digits, such as 16501, or nine as 16501-1234.'),
    }),
  ],
  preview: {
    select: { line1: 'line1', city: 'city', state: 'state' },
    prepare: ({ line1, city, state }) => ({
      title: line1,
      subtitle: [city, state].filter(Boolean).join(', '),
    }),
  },
});
