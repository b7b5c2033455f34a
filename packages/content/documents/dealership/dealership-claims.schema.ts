import { defineField } from 'sanity';
import { advanced } from '../../objects/fields/advanced.ts';
import { ratingFields } from '../../objects/rating.schema.ts';
import { platformChoices } from '../review/review-choices.ts';
import { dateField } from '../../objects/fields/date-field.ts';
import { describeDollars } from '../../objects/fields/dollars.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';
import { TRADE_BONUS_DEFAULTS, TRADE_MARGIN_DEFAULT } from './settings/settings-defaults.ts';

const STANDARD_BONUS = describeDollars(TRADE_BONUS_DEFAULTS.bonus);

/** The dealership's claims: ratings, promises, and what shoppers can do online. */
export const claimFields = [
  defineField({
    name: 'reviewSource',
    title: 'Total reviews',
    type: 'object',
    group: 'claims',
    description:
      'Copied from your page on a review platform. The website shows these figures with the link and the date. Leave empty to show no total.',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'platform',
        title: 'Platform',
        type: 'string',
        options: { list: platformChoices, layout: 'radio', direction: 'horizontal' },
        validation: (rule) => rule.required().error('Choose the platform.'),
      }),
      defineField({
        name: 'url',
        title: 'Link to your page',
        type: 'url',
        validation: (rule) =>
          rule
            .required()
            .uri({ scheme: ['https'] })
            .error('Paste a link that begins with https://.'),
      }),
      ...ratingFields,
      dateField({
        name: 'asOf',
        title: 'As of',
        required: 'Choose the date when the platform showed these figures.',
      }),
    ],
  }),
  defineField({
    name: 'ratings',
    title: 'Other totals',
    type: 'object',
    group: 'claims',
    description:
      'Where a page shows other figures of the same platform than the total, such as those of your service department.',
    fields: [
      defineField({
        name: 'home',
        title: 'Home page',
        type: 'rating',
        hidden: true,
        deprecated: { reason: 'The home page shows "Total reviews".' },
      }),
      defineField({ name: 'service', title: 'Service page', type: 'rating' }),
      defineField({ name: 'profile', title: 'Company pages', type: 'rating' }),
    ],
  }),
  defineField({
    name: 'engineWarranty',
    title: 'Lifetime engine warranty',
    type: 'promise',
    group: 'claims',
    description: 'Shown on cars under 85,000 miles.',
  }),
  defineField({
    name: 'maintenancePlan',
    title: '12-month maintenance plan',
    type: 'promise',
    group: 'claims',
  }),
  defineField({
    name: 'repairWarranty',
    title: 'Lifetime warranty on service repairs',
    type: 'promise',
    group: 'claims',
    description:
      'Covers parts and labor for repairs by your service department. Shown with its terms on the service page, unless you built that page yourself.',
  }),
  defineField({
    name: 'serviceScheduling',
    title: 'Online service scheduling',
    type: 'boolean',
    group: 'claims',
    ...ON_BY_DEFAULT,
  }),
  defineField({
    name: 'preApprovalLink',
    title: 'Pre-approval form',
    type: 'url',
    group: 'claims',
    description:
      'Your lender’s form, embedded in the pre-approval page. Without it, shoppers send our own form to you, and nobody’s credit is checked.',
    validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
  }),
  defineField({
    name: 'preApprovalIsInstant',
    title: 'Your lender’s form answers instantly',
    type: 'boolean',
    group: 'claims',
    description:
      'Turn this on only if your lender’s form takes less than 60 seconds, answers at once, and makes a soft inquiry with the shopper’s written consent, which doesn’t affect credit scores. The website says so then.',
    hidden: ({ document }) => document?.['preApprovalLink'] === undefined,
  }),
  defineField({
    name: 'valuation',
    title: 'Valuation service',
    type: 'object',
    group: 'claims',
    description:
      'Values cars that shoppers want to trade in. Leave empty to offer our own estimate, which is labeled as one. The service’s key is secret and is set outside the Studio.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      defineField({
        name: 'baseUrl',
        title: 'Address of the service',
        type: 'url',
        validation: (rule) =>
          rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
      }),
      defineField({ name: 'customerId', title: 'Customer number', type: 'string' }),
    ],
    validation: (rule) =>
      rule
        .custom((valuation) =>
          (valuation?.baseUrl === undefined) === (valuation?.customerId === undefined)
            ? true
            : 'Enter both, or leave both empty. Until then, the website offers our own estimate.',
        )
        .warning(),
  }),
  defineField({
    name: 'tradeBonus',
    title: 'Trade-in bonus',
    type: 'object',
    group: 'claims',
    description:
      'What a car is worth more when its owner trades it in for one of yours. The offer and its terms say so. Offers that were already made do not change.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      defineField({
        name: 'bonus',
        title: 'Over your cash offer',
        type: 'cents',
        description: `Leave empty for ${STANDARD_BONUS}.`,
        validation: (rule) =>
          rule.integer().min(100).error(`Enter at least $1, or leave it empty for ${STANDARD_BONUS}.`),
      }),
      defineField({
        name: 'minimum',
        title: 'Minimum trade-in value',
        type: 'cents',
        description: `Leave empty for ${describeDollars(TRADE_BONUS_DEFAULTS.minimum)}.`,
      }),
    ],
  }),
  advanced(
    defineField({
      name: 'tradeMargin',
      title: 'Margin on trade-ins',
      type: 'cents',
      group: 'claims',
      description: `How much less our own estimate offers, bonus included, than you ask for a car of the same model that is no older and has no more miles. Private cars and locked prices don’t count, because the offer would give them away. A valuation service’s prices aren’t changed. Leave empty for ${describeDollars(TRADE_MARGIN_DEFAULT)}.`,
      validation: (rule) => rule.integer().min(0).error('Enter $0 or more.'),
    }),
  ),
];
