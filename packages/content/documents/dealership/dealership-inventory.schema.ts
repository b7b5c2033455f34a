import { SORT_OPTIONS } from '@rooftop/listing/sorts';
import { defineArrayMember, defineField } from 'sanity';
import { allInOrder } from '../../objects/fields/ordered-choices.ts';
import { bodyStyleChoices } from '../body-style/body-style-choices.ts';
import { conditionChoices } from '../offer/offer-choices.ts';
import { priceLockChoices, feedOutChoices, filterChoices, sortChoices } from './settings/settings-choices.ts';
import { INVENTORY_DEFAULTS } from './settings/settings-defaults.ts';

const text = defineArrayMember({ type: 'string' });

/** How the website lists cars (spec 3, site configuration). */
export const inventoryField = defineField({
  name: 'inventory',
  title: 'Inventory pages',
  type: 'object',
  group: 'cars',
  fields: [
    defineField({
      name: 'conditions',
      title: 'Conditions',
      type: 'array',
      description: 'What you sell. Leave empty for all.',
      of: [text],
      options: { list: conditionChoices },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'advertisedPrice',
      title: 'Advertised price',
      type: 'string',
      // Not used any more: a price includes every fee that everybody pays (decision 94).
      hidden: true,
    }),
    defineField({
      name: 'lockedPrices',
      title: 'Locked prices',
      type: 'array',
      description:
        'Hides these prices, and payments for them, until a shopper personalizes them with their terms and contact details. They also stay out of price filters, starting prices, the tiles of body styles, share pictures, search engines and all feeds, so cars with a locked price are not advertised on Google or Meta. Your texts must not promise that every price is online. Leave empty to show all prices.',
      of: [text],
      options: { list: priceLockChoices },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'defaultSort',
      title: 'Default sort order',
      type: 'string',
      description: `Used until the shopper sorts differently. Leave empty for “${SORT_OPTIONS[INVENTORY_DEFAULTS.defaultSort].title}”.`,
      options: { list: sortChoices },
    }),
    defineField({
      name: 'itemsPerPage',
      title: 'Cars per page',
      type: 'number',
      description: `Leave empty for ${INVENTORY_DEFAULTS.itemsPerPage}.`,
      validation: (rule) => rule.integer().min(1).max(60).error('Enter a whole number from 1 to 60.'),
    }),
    defineField({
      name: 'filterPriority',
      title: 'Filter order',
      type: 'array',
      description:
        'The order of filters in the URLs of searches, such as /cars-for-sale/suvs/honda/heated-seats. The first three that a search uses are in its URL’s path. If you change the order, old URLs redirect to new ones.',
      of: [text],
      options: allInOrder(filterChoices),
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'bodyStyleOrder',
      title: 'Body style order',
      type: 'array',
      description: 'The order of body styles on search pages. Those without cars are left out.',
      of: [text],
      options: allInOrder(bodyStyleChoices),
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'featureOrder',
      title: 'Feature order',
      type: 'array',
      description: 'All others follow, those of most cars first.',
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
            'Spelled as in your feed, such as Leather seats. If empty, no car has premium upgrades.',
          of: [text],
          options: { layout: 'tags' },
          validation: (rule) => rule.unique(),
        }),
        defineField({
          name: 'atLeast',
          title: 'Minimum number per car',
          type: 'number',
          description: `Leave empty for ${INVENTORY_DEFAULTS.premiumAtLeast}.`,
          validation: (rule) => rule.integer().min(1).max(20).error('Enter a whole number from 1 to 20.'),
        }),
      ],
    }),
    defineField({
      name: 'historyReport',
      title: 'Vehicle history reports',
      type: 'string',
      description: 'The URL of a report, with {vin} in place of the VIN.',
      placeholder: INVENTORY_DEFAULTS.historyReport,
      validation: (rule) =>
        rule
          .regex(/^https:\/\/[^\s{}]*\{vin\}[^\s{}]*$/)
          .error('Paste a URL that begins with https:// and has {vin} in place of the VIN.'),
    }),
    defineField({
      name: 'feedsOut',
      title: 'Advertise on',
      type: 'array',
      description:
        'Other places where your cars may be advertised. Private cars and locked prices are never included. Leave empty for none.',
      of: [text],
      options: { list: feedOutChoices },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'titlesAreClean',
      title: 'All titles are clean',
      type: 'boolean',
      description:
        'Turn this on if every used car has a clean title unless its feed says otherwise. Google accepts only these cars for ads.',
    }),
  ],
});
