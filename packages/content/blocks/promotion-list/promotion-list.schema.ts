import { TagIcon } from '@sanity/icons/Tag';
import { defineField, defineType } from 'sanity';
import { positionChoices } from '../../documents/promotion/promotion-choices.ts';
import { headingField, preview } from '../block-fields.ts';

/** Promotions of one position that run today. */
export const promotionList = defineType({
  name: 'promotionList',
  title: 'Promotions',
  type: 'object',
  icon: TagIcon,
  description: 'Shows live items from "Promotions". Hidden if there are none.',
  fields: [
    headingField,
    defineField({
      name: 'position',
      title: 'Which promotions',
      type: 'string',
      options: { list: positionChoices, layout: 'radio' },
      initialValue: 'promotions-carousel',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'tag',
      title: 'Only with the tag',
      type: 'string',
      description: 'Leave empty to show all of them.',
    }),
  ],
  preview: preview('Promotions'),
});
