import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from 'sanity';
import { headingField, preview, textField } from '../block-fields.ts';

/** Every store with its address and hours. */
export const storeList = defineType({
  name: 'storeList',
  title: 'Stores',
  type: 'object',
  icon: PinIcon,
  description: 'Shows every store with address, phones and hours.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'onlyWorkshops',
      title: 'Only stores with a service center',
      type: 'boolean',
      description: 'A store has one if it has service hours.',
      initialValue: false,
    }),
  ],
  preview: preview('Stores'),
});
