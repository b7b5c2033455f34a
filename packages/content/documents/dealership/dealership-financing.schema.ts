import { FINANCE_MONTHS } from '@rooftop/finance/terms';
import { defineField } from 'sanity';

/** Basis of advertised payments (spec 2, disclaimer; spec 9, payment calculator). */
export const financingField = defineField({
  name: 'financing',
  title: 'Advertised payments',
  type: 'object',
  group: 'cars',
  description:
    'What your lenders offer shoppers with good credit. The website shows monthly payments once all three fields are filled in.',
  fields: [
    defineField({
      name: 'rate',
      title: 'APR (%)',
      type: 'number',
      description: 'The annual percentage rate, such as 6.24.',
      validation: (rule) => rule.min(0).max(30).precision(2).error('Enter a number from 0 to 30.'),
    }),
    defineField({
      name: 'months',
      title: 'Term',
      type: 'number',
      options: { list: FINANCE_MONTHS.map((value) => ({ value, title: `${value} months` })) },
    }),
    defineField({
      name: 'downPercent',
      title: 'Down payment (% of price)',
      type: 'number',
      description: 'A multiple of 5, such as 20. Enter 0 if you advertise payments without a down payment.',
      validation: (rule) => [
        rule.integer().min(0).max(100).error('Enter a whole number from 0 to 100.'),
        rule.custom((percent) =>
          percent === undefined || percent % 5 === 0 ? true : 'Enter a multiple of 5, such as 15 or 20.',
        ),
      ],
    }),
  ],
  validation: (rule) =>
    rule
      .custom((financing) => {
        const entered = [financing?.rate, financing?.months, financing?.downPercent];
        const missing = entered.filter((value) => value === undefined).length;
        return missing === 0 || missing === entered.length
          ? true
          : 'The website shows no payments until rate, term and down payment are all filled in.';
      })
      .warning(),
});
