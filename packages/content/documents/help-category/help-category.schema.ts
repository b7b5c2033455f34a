import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineField, defineType } from 'sanity';
import { iconField } from '../../objects/fields/icon-field.ts';
import { inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { ownerFields } from '../../objects/fields/owner-fields.ts';
import { slugField } from '../../objects/fields/slug-field.ts';
import { titleOf } from '../../objects/fields/title-of.ts';

/** A help center category. Questions refer to their category. */
export const helpCategory = defineType({
  name: 'helpCategory',
  title: 'Help category',
  type: 'document',
  icon: HelpCircleIcon,
  groups: [
    { name: 'content', title: 'Category', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'localeString',
      group: 'content',
      description: 'One to three words: "Financing".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(30, 'it is the title of a card.')).warning(),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Text below',
      type: 'localeText',
      group: 'content',
      description: 'One sentence about the questions in this category.',
      validation: (rule) => rule.custom(notLongerThan(120, 'cards have no room for more.')).warning(),
    }),
    { ...iconField, group: 'content' },
    slugField({
      description:
        'The end of its URL: /help-center/financing. Your own category replaces a shared one with the same URL.',
      source: titleOf('title'),
      example: 'financing',
    }),
    orderField,
    ...ownerFields,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { en: 'title.en', es: 'title.es', slug: 'slug.current' },
    prepare: ({ en, es, slug }) => ({
      title: en ?? es ?? 'Category',
      subtitle: slug && `/help-center/${slug}`,
    }),
  },
});
