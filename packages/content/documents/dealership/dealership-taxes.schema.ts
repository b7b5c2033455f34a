import { defineArrayMember, defineField } from 'sanity';
import { dateField } from '../../objects/fields/date-field.ts';
import { ZIP_PREFIX } from './settings/local-tax.ts';

const localTax = defineArrayMember({
  name: 'localTax',
  title: 'Area',
  type: 'object',
  fields: [
    defineField({
      name: 'zip',
      title: 'ZIP code, or its first digits',
      type: 'string',
      description: '13202 for one ZIP code, 132 for all that begin so. The longest that fits counts.',
      validation: (rule) =>
        rule.required().regex(ZIP_PREFIX).error('Enter one to five digits, such as 132 or 13202.'),
    }),
    defineField({
      name: 'percent',
      title: 'Sales tax (%)',
      type: 'number',
      description: 'State and local tax together, such as 8. Leave empty for the state’s own rate.',
      validation: (rule) => rule.min(0).max(20).error('Enter a number from 0 to 20.'),
    }),
    defineField({
      name: 'titleAndRegistration',
      title: 'Title and registration',
      type: 'cents',
      description:
        'What buyers there usually pay to government offices, without what your fees already include. Leave empty if you don’t know: the estimate then says that it is missing.',
    }),
    dateField({
      name: 'asOf',
      title: 'Checked on',
      description: 'Shoppers see the month beside the figures.',
      required: 'Enter the day on which you checked these figures.',
    }),
  ],
  preview: {
    select: { zip: 'zip', percent: 'percent', asOf: 'asOf' },
    prepare: ({ zip, percent, asOf }) => ({
      title: `ZIP ${zip}`,
      subtitle: [typeof percent === 'number' ? `${percent}%` : 'state rate', asOf].filter(Boolean).join(', '),
    }),
  },
});

/** What an out-the-door estimate adds to the price where the dealership's buyers live. */
export const localTaxesField = defineField({
  name: 'localTaxes',
  title: 'Local taxes and registration',
  type: 'array',
  group: 'cars',
  description:
    'For out-the-door estimates. Without an entry, an estimate uses the state’s rate, without local taxes, and leaves out title and registration.',
  of: [localTax],
});
