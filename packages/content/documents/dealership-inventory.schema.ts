import { defineArrayMember, defineField } from 'sanity';
import {
  bodyStyleChoices,
  conditionChoices,
  feedOutChoices,
  filterChoices,
  priceModeChoices,
  sortChoices,
} from './choices.ts';
import { HISTORY_REPORT } from './settings.ts';

const text = defineArrayMember({ type: 'string' });

/** How the website lists cars (spec 3, site configuration). */
export const inventoryField = defineField({
  name: 'inventory',
  title: 'Lists of cars',
  type: 'object',
  group: 'cars',
  fields: [
    defineField({
      name: 'conditions',
      title: 'Conditions',
      type: 'array',
      description: 'What you sell. Empty: all.',
      of: [text],
      options: { list: conditionChoices },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'advertisedPrice',
      title: 'Advertised price',
      type: 'string',
      description: 'Empty: the sale price, with the fees beside it. Ask your lawyer what your states demand.',
      options: { list: priceModeChoices, layout: 'radio' },
    }),
    defineField({
      name: 'lockedPrices',
      title: 'Prices for leads alone',
      type: 'array',
      // Nothing on the website unlocks a price yet. The personalized price (spec 4) will. Hidden until then.
      hidden: true,
      description:
        'Cars of these conditions show no price to anonymous shoppers. Empty: all prices are shown.',
      of: [text],
      options: { list: conditionChoices },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'defaultSort',
      title: 'Order',
      type: 'string',
      description: 'Until the shopper chooses another order. Leave empty for newest arrivals first.',
      options: { list: sortChoices },
    }),
    defineField({
      name: 'itemsPerPage',
      title: 'Cars per page',
      type: 'number',
      description: 'Empty: 19.',
      validation: (rule) => rule.integer().min(1).max(60).error('Write a whole number from 1 to 60.'),
    }),
    defineField({
      name: 'filterPriority',
      title: 'Order of filters',
      type: 'array',
      description: 'Empty: body style, make and model, features, price.',
      of: [text],
      options: { list: filterChoices, layout: 'grid' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'bodyStyleOrder',
      title: 'Order of body styles',
      type: 'array',
      of: [text],
      options: { list: bodyStyleChoices, layout: 'grid' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'featureOrder',
      title: 'Order of features',
      type: 'array',
      description: 'Those not listed follow in alphabetical order.',
      of: [text],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'premium',
      title: 'Premium upgrades',
      type: 'object',
      description: 'Which cars count as having premium upgrades.',
      options: { columns: 1 },
      fields: [
        defineField({
          name: 'features',
          title: 'Premium features',
          type: 'array',
          description:
            'As your feed spells them, such as Leather seats. If empty, no car has premium upgrades.',
          of: [text],
          options: { layout: 'tags' },
          validation: (rule) => rule.unique(),
        }),
        defineField({
          name: 'atLeast',
          title: 'Minimum number per car',
          type: 'number',
          description: 'Empty: 3.',
          validation: (rule) => rule.integer().min(1).max(20).error('Enter a whole number from 1 to 20.'),
        }),
      ],
    }),
    defineField({
      name: 'historyReport',
      title: 'Vehicle history reports',
      type: 'string',
      description: 'The address of a report; {vin} stands for the VIN.',
      placeholder: HISTORY_REPORT,
      validation: (rule) =>
        rule
          .regex(/^https:\/\/[^\s{}]*\{vin\}[^\s{}]*$/)
          .error('Paste an address that begins with https:// and has {vin} in the place of the VIN.'),
    }),
    defineField({
      name: 'feedsOut',
      title: 'Advertised at',
      type: 'array',
      description:
        'Where cars may be advertised beyond this website. Private cars and locked prices never leave it. Empty: nowhere.',
      of: [text],
      options: { list: feedOutChoices },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'titlesAreClean',
      title: 'Titles are clean',
      type: 'boolean',
      description:
        'Switch this on when every used car has a clean title unless its feed says otherwise. Google takes no other cars for its ads.',
    }),
  ],
});
