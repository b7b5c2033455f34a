import { BillIcon } from '@sanity/icons/Bill';
import { defineType } from 'sanity';

/** An amount in US cents. Editors type dollars: studio/inputs/dollars-input.tsx. */
export const cents = defineType({
  name: 'cents',
  title: 'Amount',
  type: 'number',
  icon: BillIcon,
  validation: (rule) => rule.integer().min(0).error('Enter an amount in dollars, such as 358.03.'),
});
