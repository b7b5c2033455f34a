import { BasketIcon } from '@sanity/icons/Basket';
import { defineField, defineType } from 'sanity';
import { departmentChoices } from '../../documents/offer/offer-choices.ts';
import { countField, headingField, preview, textField } from '../block-fields.ts';

/** Offers of a department that run today. */
export const offerList = defineType({
  name: 'offerList',
  title: 'Offers',
  type: 'object',
  icon: BasketIcon,
  description: 'Shows live items from "Offers". Hidden if there are none.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'department',
      title: 'Department',
      type: 'string',
      description: 'Leave empty for all departments.',
      options: { list: departmentChoices, layout: 'radio' },
    }),
    countField(6, 24),
  ],
  preview: preview('Offers'),
});
