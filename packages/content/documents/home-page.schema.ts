import { HomeIcon } from '@sanity/icons/Home';
import { defineField, defineType } from 'sanity';
import { dealershipField } from '../objects/dealership-field.ts';
import { inSomeLanguage, notLongerThan } from '../objects/localized.ts';

/** The first page of a dealership's website. */
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
      name: 'hero',
      title: 'Top of the page',
      type: 'object',
      group: 'page',
      description: 'The first thing every shopper sees.',
      fields: [
        defineField({
          name: 'headline',
          title: 'Headline',
          type: 'localeString',
          description: 'What you promise, in a few words.',
          validation: (rule) => [
            rule.required().custom(inSomeLanguage),
            rule.custom(notLongerThan(60, 'long headlines break over many lines on a phone.')).warning(),
          ],
        }),
        defineField({
          name: 'text',
          title: 'Text below',
          type: 'localeText',
          description: 'One or two sentences that back the promise.',
          validation: (rule) => rule.custom(notLongerThan(220, 'shoppers skip longer ones.')).warning(),
        }),
        defineField({
          name: 'image',
          title: 'Picture',
          type: 'accessibleImage',
          description:
            'Wide, at least 2000 pixels. Set the hotspot to what must stay visible on a phone, where the sides are cut off.',
        }),
        defineField({ name: 'callToAction', title: 'Button', type: 'callToAction' }),
      ],
      validation: (rule) => rule.required().error('Write at least a headline.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeText',
      group: 'search',
      description: 'Shown below the name in search results and in shared links.',
      validation: (rule) => rule.custom(notLongerThan(160, 'search engines cut off the rest.')).warning(),
    }),
    dealershipField,
  ],
  preview: {
    select: {
      headline: 'hero.headline.en',
      otherHeadline: 'hero.headline.es',
      dealership: 'dealership.name',
      media: 'hero.image',
    },
    // Who works for several dealerships must tell their home pages apart in search results.
    prepare: ({ headline, otherHeadline, dealership, media }) => ({
      title: ['Home page', dealership].filter(Boolean).join(' – '),
      subtitle: headline ?? otherHeadline,
      media: media ?? HomeIcon,
    }),
  },
});
