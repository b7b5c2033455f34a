import { LEASE_MILES, LEASE_MONTHS } from '@rooftop/finance/terms';
import { defineArrayMember, defineField } from 'sanity';
import { describeDollars } from '../../objects/fields/dollars.ts';
import { LEASE_DEFAULTS } from './settings/settings-defaults.ts';

const listOf = (values: readonly number[], unit: string) =>
  values.map((value) => ({ value, title: `${value.toLocaleString('en-US')} ${unit}` }));

/** Share of a car's list price that remains at the end of a lease. */
const residual = defineArrayMember({
  name: 'residual',
  title: 'Residual',
  type: 'object',
  fields: [
    defineField({
      name: 'months',
      title: 'Term',
      type: 'number',
      options: { list: listOf(LEASE_MONTHS, 'months') },
      validation: (rule) => rule.required().error('Choose the term.'),
    }),
    defineField({
      name: 'miles',
      title: 'Miles per year',
      type: 'number',
      options: { list: listOf(LEASE_MILES, 'miles') },
      validation: (rule) => rule.required().error('Choose the mileage.'),
    }),
    defineField({
      name: 'percent',
      title: 'Residual (% of list price)',
      type: 'number',
      validation: (rule) => rule.required().min(1).max(99).error('Enter a number from 1 to 99.'),
    }),
  ],
  preview: {
    select: { months: 'months', miles: 'miles', percent: 'percent' },
    prepare: ({ months, miles, percent }) => ({
      title: `${months} months, ${miles} miles per year: ${percent}%`,
    }),
  },
});

/** Leases of new cars, from the lessor's monthly rate sheet (spec 9, payment calculator). */
export const leaseField = defineField({
  name: 'lease',
  title: 'New car leases',
  type: 'object',
  group: 'cars',
  description:
    "From your lessor's rate sheet. The calculator offers leases for the terms listed here, on new cars with a list price in the feed.",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({ name: 'residuals', title: 'Residuals', type: 'array', of: [residual] }),
    defineField({
      name: 'rate',
      title: 'Annual rate (%)',
      type: 'number',
      description:
        'The money factor times 2,400: 0.0026 becomes 6.24. Leases are offered only if there is a rate.',
      validation: (rule) => rule.min(0).max(30).error('Enter a number from 0 to 30.'),
    }),
    defineField({
      name: 'acquisitionFee',
      title: 'Acquisition fee',
      type: 'cents',
      description: `Leave empty for ${describeDollars(LEASE_DEFAULTS.acquisitionFee)}.`,
    }),
    defineField({
      name: 'extraMile',
      title: 'Excess mileage charge per mile',
      type: 'cents',
      description: `Leave empty for ${describeDollars(LEASE_DEFAULTS.extraMile)}.`,
    }),
  ],
});
