import { HomeIcon } from '@sanity/icons/Home';
import { defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { blocksField, searchFields } from '../page/page-fields.ts';

/** A dealership's home page: blocks in the order shoppers see them. */
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
    blocksField('Add a block: slides are a good first one.'),
    ...searchFields('your name and your cities'),
    dealershipField,
  ],
  preview: {
    select: {
      en: 'blocks.0.slides.0.headline.en',
      es: 'blocks.0.slides.0.headline.es',
      dealership: 'dealership.name',
      media: 'blocks.0.slides.0.image',
    },
    // Users who work for several dealerships must be able to tell their home pages apart in search results.
    prepare: ({ en, es, dealership, media }) => ({
      title: ['Home page', dealership].filter(Boolean).join(' – '),
      subtitle: en ?? es,
      media: media ?? HomeIcon,
    }),
  },
});
