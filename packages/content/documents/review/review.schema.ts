import { CommentIcon } from '@sanity/icons/Comment';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { inSomeLanguage } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { reviewCategoryChoices, platformChoices } from './review-choices.ts';

/** A customer's review from a review platform. */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: CommentIcon,
  groups: [
    { name: 'review', title: 'Review', default: true },
    { name: 'reviewer', title: 'Reviewer' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'text',
      title: 'Review',
      type: 'localeText',
      group: 'review',
      description: "The customer's own words. You may shorten them, but never edit them.",
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({
      name: 'stars',
      title: 'Stars',
      type: 'number',
      group: 'review',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(1).max(5).error('Choose 1 to 5 stars.'),
    }),
    defineField({
      name: 'categories',
      title: 'Categories',
      type: 'array',
      group: 'review',
      description: 'Shoppers can filter by these.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: reviewCategoryChoices },
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one.'),
    }),
    defineField({
      name: 'platform',
      title: 'Platform',
      type: 'string',
      group: 'review',
      options: { list: platformChoices, layout: 'radio', direction: 'horizontal' },
      initialValue: 'google',
      validation: (rule) => rule.required().error('Choose the platform.'),
    }),
    defineField({
      name: 'url',
      title: 'Link to the review',
      type: 'url',
      group: 'review',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
    }),
    defineField({
      name: 'reviewerName',
      title: 'Name',
      type: 'string',
      group: ['review', 'reviewer'],
      description: 'As the platform shows it.',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    defineField({
      name: 'photo',
      title: 'Show the photo',
      type: 'boolean',
      group: 'reviewer',
      description: 'Only with the reviewer’s consent.',
      initialValue: false,
    }),
    defineField({
      name: 'reviewerPhoto',
      title: 'Photo',
      type: 'image',
      group: 'reviewer',
      options: { hotspot: true },
    }),
    orderField,
    dealershipField,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { name: 'reviewerName', stars: 'stars', en: 'text.en', es: 'text.es', media: 'reviewerPhoto' },
    prepare: ({ name, stars, en, es, media }) => ({
      title: [name, '★'.repeat(stars ?? 0)].filter(Boolean).join('  '),
      subtitle: en ?? es,
      media,
    }),
  },
});
