import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { slugsBeside } from '../../page-paths.ts';
import { dateField } from '../../objects/fields/date-field.ts';
import { formerField } from '../../objects/fields/former-field.ts';
import { blocksInSomeLanguage, inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { ownerFields } from '../../objects/fields/owner-fields.ts';
import { OWN_OR_SHARED_REFERENCE, OWN_REFERENCE } from '../../objects/fields/own-reference.ts';
import { appearsOnField } from '../../objects/dates/run-fields.ts';
import { slugField } from '../../objects/fields/slug-field.ts';
import { articleCategoryChoices } from './article-choices.ts';
import { titleOf } from '../../objects/fields/title-of.ts';

/** Advice, news and stories under /car-research. */
export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'content', title: 'Article', default: true },
    { name: 'about', title: 'About' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'content',
      description: 'What the reader learns: "How often does your car need an oil change?"',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(80, 'search engines cut off the rest.')).warning(),
      ],
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'localeText',
      group: 'content',
      description: 'One or two sentences, for cards and search results.',
      validation: (rule) => rule.custom(notLongerThan(200, 'cards have no room for more.')).warning(),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'accessibleImage', group: 'content' }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeBody',
      group: 'content',
      validation: (rule) => rule.required().custom(blocksInSomeLanguage),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'about',
      options: { list: articleCategoryChoices, layout: 'radio' },
      initialValue: 'car-advice-education',
      validation: (rule) => rule.required().error('Choose the category.'),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      to: [{ type: 'staffMember' }],
      group: 'about',
      options: OWN_REFERENCE,
      description: 'A member of your team. Leave empty for the dealership.',
      hidden: ({ document }) => document?.['everyDealership'] === true,
    }),
    appearsOnField('publishedOn', 'Published on', 'about'),
    dateField({
      name: 'updatedOn',
      title: 'Updated on',
      group: 'about',
      description: 'Date of the last significant change, not of typo fixes.',
      check(day, { document }) {
        const publishedOn = document?.['publishedOn'];
        return (
          typeof publishedOn !== 'string' ||
          day >= publishedOn ||
          'This is before the publication date. Choose a later date.'
        );
      },
    }),
    defineField({
      name: 'related',
      title: 'Read next',
      type: 'array',
      group: 'about',
      description: 'Up to three. Leave empty to let the website choose.',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'article' }], options: OWN_OR_SHARED_REFERENCE }),
      ],
      validation: (rule) => [
        rule.unique().error('This article is listed twice. Remove one.'),
        rule.max(3).warning('Only three are shown.'),
      ],
    }),
    slugField({
      description:
        'The end of its URL: /car-research/oil-changes. If you change it, the old URL redirects to the new one.',
      source: titleOf('title'),
      example: 'oil-changes',
      reserved: slugsBeside('car-research/article'),
    }),
    formerField('formerSlugs'),
    ...ownerFields,
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedOn', direction: 'desc' }] },
    { name: 'category', title: 'By category', by: [{ field: 'category', direction: 'asc' }] },
  ],
  preview: {
    select: {
      en: 'title.en',
      es: 'title.es',
      category: 'category',
      media: 'image',
    },
    prepare: ({ en, es, category, media }) => ({
      title: en ?? es ?? 'Article',
      subtitle: articleCategoryChoices.find(({ value }) => value === category)?.title,
      media,
    }),
  },
});
