import { BillIcon } from '@sanity/icons/Bill';
import { defineField, defineType } from 'sanity';

/** Fees of a sale in addition to the car's price. */
export const fees = defineType({
  name: 'fees',
  title: 'Fees',
  type: 'object',
  icon: BillIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'documentaryFee',
      title: 'Documentary fee',
      type: 'cents',
      description: 'Charged on every sale and shown with every price.',
    }),
    defineField({
      name: 'documentaryFeeSince',
      title: 'Documentary fee since',
      type: 'date',
      description: 'The day on which you began to charge it. Cars say the month and year beside the fee.',
    }),
    defineField({ name: 'thirtyDayDrive', title: 'Thirty-day drive fee', type: 'cents' }),
  ],
});
