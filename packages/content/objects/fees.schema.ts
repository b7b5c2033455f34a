import { BillIcon } from '@sanity/icons/Bill';
import { defineField, defineType } from 'sanity';
import { FEE_PAYEES } from '@rooftop/listing/fee-payees';
import { dateField } from './fields/date-field.ts';
import { choices } from './fields/titled-choices.ts';

const feePayeeChoices = choices(FEE_PAYEES, {
  dealer: 'The dealership',
  government: 'A government office',
  'third-party': 'Another company',
});

/** Who keeps a fee, and whether everybody pays it. Only then do prices include it. */
const detailsOf = (name: string, title: string) => [
  defineField({
    name: `${name}Payee`,
    title: `${title} goes to`,
    type: 'string',
    description: 'Leave empty for the dealership.',
    options: { list: feePayeeChoices },
  }),
  defineField({
    name: `${name}IsOptional`,
    title: `${title}: buyers can decline it`,
    type: 'boolean',
    description:
      'Turn this on only if a buyer can really get the car without it. Prices then don’t include it, and cars list it as optional.',
  }),
];

/** Fees of a sale in addition to the car's price. */
export const fees = defineType({
  name: 'fees',
  title: 'Fees',
  type: 'object',
  icon: BillIcon,
  description:
    'Every advertised price includes the fees that every buyer pays: on the website, in ads, feeds and emails. Cars list them one by one.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'documentaryFee',
      title: 'Documentary fee',
      type: 'cents',
      description: 'Leave empty at a store to charge the dealership’s.',
    }),
    dateField({
      name: 'documentaryFeeSince',
      title: 'Documentary fee since',
      description: 'The day on which you began to charge it. Cars say the month and year beside the fee.',
    }),
    ...detailsOf('documentaryFee', 'Documentary fee'),
    defineField({
      name: 'thirtyDayDrive',
      title: 'Thirty-day drive fee',
      type: 'cents',
      description: 'Leave empty at a store to charge the dealership’s.',
    }),
    ...detailsOf('thirtyDayDrive', 'Thirty-day drive fee'),
  ],
});
