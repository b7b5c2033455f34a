import { defineField } from 'sanity';
import { cookieDisplayChoices } from './choices.ts';

const SLUG_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slugField = (
  name: 'vehicles' | 'teamMembers' | 'articles' | 'categories',
  title: string,
  standard: string,
) =>
  defineField({
    name,
    title,
    type: 'string',
    placeholder: standard,
    validation: (rule) => rule.regex(SLUG_PART).error('Use lower-case letters, digits and single hyphens.'),
  });

/** Settings that agencies set up once: privacy, formats, and the systems behind the website. */
export const technicalFields = [
  defineField({
    name: 'cookieTier',
    title: 'Choice about cookies',
    type: 'number',
    group: 'setup',
    description: 'Ask your lawyer which your states need. A Global Privacy Control signal always counts.',
    options: {
      list: [
        { value: 0, title: 'Nothing is asked' },
        { value: 1, title: 'Accept' },
        { value: 2, title: 'Accept or customise' },
        { value: 3, title: 'Accept, customise or deny' },
      ],
      layout: 'radio',
    },
    initialValue: 2,
  }),
  defineField({
    name: 'cookieDisplay',
    title: 'Show the cookie banner',
    type: 'string',
    group: 'setup',
    // For the cookie banner (spec 4), which does not exist yet.
    hidden: true,
    description: 'Leave empty to follow the choice above.',
    options: { list: cookieDisplayChoices },
  }),
  defineField({
    name: 'backgroundLocked',
    title: 'Block the page behind dialogs',
    type: 'boolean',
    group: 'setup',
    // For popups and the cookie banner (spec 4), which do not exist yet.
    hidden: true,
    initialValue: false,
  }),
  defineField({
    name: 'phoneMask',
    title: 'Phone number format',
    type: 'string',
    group: 'setup',
    description: 'Ten nines, one for each digit.',
    placeholder: '(999) 999-9999',
    validation: (rule) =>
      rule.custom((mask) =>
        mask === undefined || mask.match(/9/g)?.length === 10
          ? true
          : 'Write ten nines with any separators: (999) 999-9999',
      ),
  }),
  defineField({
    name: 'storeId',
    title: 'Store id',
    type: 'string',
    group: 'setup',
    description: 'For your inventory system.',
  }),
  defineField({
    name: 'storeGroup',
    title: 'Store group',
    type: 'string',
    group: 'setup',
    description: 'For your inventory system.',
  }),
  defineField({
    name: 'apiBaseUrl',
    title: 'API address',
    type: 'url',
    group: 'setup',
    validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
  }),
  defineField({
    name: 'metaPixelId',
    title: 'Meta pixel',
    type: 'string',
    group: 'setup',
    description:
      'The pixel’s number. It tracks only visitors who allow targeting. Its token is a secret and is set outside the Studio.',
    validation: (rule) => rule.regex(/^\d{8,20}$/).error('Write only the digits of the pixel’s ID.'),
  }),
  defineField({
    name: 'collectionSlugs',
    title: 'Names of collections',
    type: 'object',
    group: 'setup',
    description:
      'The last part of the addresses of sitemap files, such as /api/___sitemaps___/vehicles. Leave empty unless another system expects other names.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      slugField('vehicles', 'Vehicles', 'vehicles'),
      slugField('teamMembers', 'Team members', 'team-members'),
      slugField('articles', 'Articles', 'articles'),
      slugField('categories', 'Categories', 'categories'),
    ],
  }),
];
