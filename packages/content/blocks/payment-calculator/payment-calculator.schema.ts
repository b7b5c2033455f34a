import { NumberIcon } from '@sanity/icons/Number';
import { defineType } from 'sanity';
import { headingField, preview, textField } from '../block-fields.ts';

/** The payment calculator, on any page. */
export const paymentCalculator = defineType({
  name: 'paymentCalculator',
  title: 'Payment calculator',
  type: 'object',
  icon: NumberIcon,
  description:
    'Calculates the monthly payment for any price, with your interest rate and the disclosures that the law requires. Not shown while your settings have no interest rate.',
  fields: [headingField, textField],
  preview: preview('Payment calculator'),
});
