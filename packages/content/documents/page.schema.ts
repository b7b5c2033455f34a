import { DocumentIcon } from '@sanity/icons/Document';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { PAGE_BLOCKS } from '../blocks/page-blocks.ts';
import { dealershipField } from '../objects/dealership-field.ts';
import { formerField } from '../objects/former-field.ts';
import { inSomeLanguage, notLongerThan } from '../objects/localized.ts';
import { pagePathField } from './page-path-field.ts';

/** A page that an editor makes of blocks. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'search', title: 'Search engines' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      group: 'page',
      description: 'What the page is called, as in the line of links above it: "Winter tires".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(40, 'it stands in a line with others.')).warning(),
      ],
    }),
    { ...pagePathField, group: 'page' },
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'page',
      description: 'From top to bottom. Drag to reorder.',
      of: PAGE_BLOCKS.map((type) => defineArrayMember({ type })),
      validation: (rule) =>
        rule.required().min(1).error('Add a block: "Head of a page" is a good first one.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'search',
      description: 'The line that search results and browser tabs show. Empty: the name of the page.',
      validation: (rule) => rule.custom(notLongerThan(60, 'search engines cut off the rest.')).warning(),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeText',
      group: 'search',
      description: 'Shown below the title in search results and in shared links.',
      validation: (rule) => rule.custom(notLongerThan(160, 'search engines cut off the rest.')).warning(),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      group: 'search',
      description: 'Shown where somebody shares a link to the page. Empty: one that the website draws.',
    }),
    defineField({
      name: 'isIndexed',
      title: 'Search engines may list it',
      type: 'boolean',
      group: 'search',
      description: 'Switch it off for a page that only people with the link should find.',
      initialValue: true,
    }),
    formerField('formerPaths'),
    dealershipField,
  ],
  orderings: [{ name: 'path', title: 'By address', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { en: 'name.en', es: 'name.es', subtitle: 'path', media: 'image' },
    prepare: ({ en, es, subtitle, media }) => ({ title: en ?? es ?? 'Page', subtitle, media }),
  },
});
