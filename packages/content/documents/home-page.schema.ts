import { HomeIcon } from '@sanity/icons/Home';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { PAGE_BLOCKS } from '../blocks/page-blocks.ts';
import { dealershipField } from '../objects/dealership-field.ts';
import { notLongerThan } from '../objects/localized.ts';

/** The first page of a dealership's website: blocks, in the order shoppers see them. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'search', title: 'Search engines' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'page',
      description: 'From top to bottom. Drag to reorder.',
      of: PAGE_BLOCKS.map((type) => defineArrayMember({ type })),
      validation: (rule) => rule.required().min(1).error('Add a block: slides are a good first one.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'search',
      description: 'The line that search results and browser tabs show. Empty: your name and your cities.',
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
    dealershipField,
  ],
  preview: {
    select: {
      en: 'blocks.0.slides.0.headline.en',
      es: 'blocks.0.slides.0.headline.es',
      dealership: 'dealership.name',
      media: 'blocks.0.slides.0.image',
    },
    // Who works for several dealerships must tell their home pages apart in search results.
    prepare: ({ en, es, dealership, media }) => ({
      title: ['Home page', dealership].filter(Boolean).join(' – '),
      subtitle: en ?? es,
      media: media ?? HomeIcon,
    }),
  },
});
