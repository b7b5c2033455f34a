import { TagIcon } from '@sanity/icons/Tag';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { optionalHref } from '../../objects/links/href-field.ts';
import { inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { runFields } from '../../objects/dates/run-fields.ts';
import { positionChoices } from './promotion-choices.ts';

/** A promotion that runs for a limited time. */
export const promotion = defineType({
  name: 'promotion',
  title: 'Promotion',
  type: 'document',
  icon: TagIcon,
  groups: [
    { name: 'content', title: 'Promotion', default: true },
    { name: 'when', title: 'When and where' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'For your team only. Shoppers do not see it.',
      validation: (rule) => rule.required().error('Enter a name that helps your team find it.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'content',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(60, 'long titles break over many lines on a phone.')).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Text',
      type: 'localeText',
      group: 'content',
      description: 'What shoppers get, and the conditions.',
      validation: (rule) => rule.custom(notLongerThan(220, 'shoppers skip longer ones.')).warning(),
    }),
    defineField({ name: 'img', title: 'Picture', type: 'accessibleImage', group: 'content' }),
    optionalHref('url', 'Goes to', 'Where a press leads.', 'content'),
    defineField({
      name: 'additional',
      title: 'Details',
      type: 'object',
      group: 'content',
      options: { columns: 2 },
      fields: [
        defineField({ name: 'ctaText', title: 'Button label', type: 'localeString' }),
        defineField({
          name: 'category',
          title: 'Category',
          type: 'localeString',
          description: 'A word above the title, such as Financing.',
        }),
      ],
    }),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'string',
      group: 'when',
      description: 'The home page has a block for each position.',
      options: { list: positionChoices, layout: 'radio' },
      initialValue: 'promotions-carousel',
      validation: (rule) => rule.required().error('Choose the position.'),
    }),
    ...runFields,
    defineField({
      name: 'criterias',
      title: 'Conditions',
      type: 'array',
      group: 'when',
      description: 'All of these must be true. Leave empty to always show it.',
      of: [defineArrayMember({ type: 'criteria' })],
    }),
    defineField({
      name: 'type',
      title: 'Label for reports',
      type: 'string',
      group: 'setup',
      description: 'Such as trade-in. Reports count who pressed the promotion by it.',
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      group: 'setup',
      description: 'A block of promotions can show those with one tag only.',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique().error('This tag is listed twice. Remove one.'),
    }),
    orderField,
    dealershipField,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { title: 'name', media: 'img' },
  },
});
