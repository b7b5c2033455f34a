import { defineField } from 'sanity';
import { advanced } from '../../objects/fields/advanced.ts';
import { exceptForAgencies } from '../../objects/fields/except-for-agencies.ts';
import { cookieDisplayChoices } from './settings/settings-choices.ts';

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
    validation: (rule) => rule.regex(SLUG_PART).error('Use lowercase letters, digits and single hyphens.'),
  });

/** Settings that agencies set up once: privacy, formats, and the systems behind the website. */
export const technicalFields = [
  defineField({
    name: 'cookieTier',
    title: 'Cookie banner choices',
    type: 'number',
    group: 'setup',
    description: 'Ask your lawyer which your states need. A Global Privacy Control signal always counts.',
    options: {
      list: [
        { value: 0, title: 'No choice' },
        { value: 1, title: 'Accept' },
        { value: 2, title: 'Accept or customize' },
        { value: 3, title: 'Accept, customize or deny' },
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
    description:
      'Leave empty to show it until the visitor makes a choice, if there is one. Pages under /legal show it only with “Always”.',
    options: { list: cookieDisplayChoices },
  }),
  defineField({
    name: 'symmetricConsent',
    title: 'Offer “Reject all” beside “Accept all”',
    type: 'boolean',
    group: 'setup',
    description:
      'California requires that refusing takes no more clicks than accepting. Replaces “Deny”, which refuses targeting only.',
    initialValue: false,
  }),
  advanced(
    defineField({
      name: 'backgroundLocked',
      title: 'Block the page behind the cookie banner',
      type: 'boolean',
      group: 'setup',
      description: 'Visitors cannot use the website before they make a choice.',
      initialValue: false,
    }),
  ),
  advanced(
    defineField({
      name: 'phoneMask',
      title: 'Phone number format',
      type: 'string',
      group: 'setup',
      description: 'Use ten 9s, one for each digit.',
      placeholder: '(999) 999-9999',
      validation: (rule) =>
        rule.custom((mask) =>
          mask === undefined || mask.match(/9/g)?.length === 10
            ? true
            : 'Enter ten 9s with any separators: (999) 999-9999',
        ),
    }),
  ),
  advanced(
    defineField({
      name: 'storeId',
      title: 'Store ID',
      type: 'string',
      group: 'setup',
      description:
        'For other systems: your cars are listed at /api/stores/<Store ID>/website/vehicles on your website, without a password. The key of a store works there too, and lists only its cars.',
    }),
  ),
  advanced(
    defineField({
      name: 'storeGroup',
      title: 'Store group',
      type: 'string',
      group: 'setup',
      description:
        'For other systems: the cars of all your stores are listed at /api/store-group/<Store group>/website/vehicles on your website, without a password. Leave empty for the short name of your dealership.',
    }),
  ),
  advanced(
    defineField({
      name: 'apiBaseUrl',
      title: 'API URL',
      type: 'url',
      hidden: exceptForAgencies,
      group: 'setup',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
    }),
  ),
  advanced(
    defineField({
      name: 'collectionSlugs',
      title: 'Sitemap collection names',
      type: 'object',
      hidden: exceptForAgencies,
      group: 'setup',
      description:
        'The last part of sitemap URLs, such as /api/___sitemaps___/vehicles. Leave empty unless another system expects different names.',
      options: { collapsible: true, collapsed: true, columns: 2 },
      fields: [
        slugField('vehicles', 'Vehicles', 'vehicles'),
        slugField('teamMembers', 'Team members', 'team-members'),
        slugField('articles', 'Articles', 'articles'),
        slugField('categories', 'Categories', 'categories'),
      ],
    }),
  ),
];
