import { defineField } from 'sanity';
import { ratingFields } from '../objects/rating.schema.ts';
import { platformChoices } from './choices.ts';

/** The dealership's claims: ratings, promises, and what shoppers can do online. */
export const claimFields = [
  defineField({
    name: 'reviewSource',
    title: 'Reviews in total',
    type: 'object',
    group: 'claims',
    description:
      'Copied from your page on a review platform. Every page of the website shows these figures, with the link and the day. Empty: no page shows a total.',
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
        title: 'Your page there',
        type: 'url',
        validation: (rule) =>
          rule
            .required()
            .uri({ scheme: ['https'] })
            .error('Paste a link that begins with https://.'),
      }),
      ...ratingFields,
      defineField({
        name: 'asOf',
        title: 'Copied on',
        type: 'date',
        validation: (rule) =>
          rule.required().error('Choose the day on which the platform showed these figures.'),
      }),
    ],
  }),
  defineField({
    name: 'ratings',
    title: 'Ratings by page',
    type: 'object',
    group: 'claims',
    hidden: true,
    deprecated: {
      reason: 'Totals of different pages contradicted each other. Use "Reviews in total" instead.',
    },
    fields: [
      defineField({ name: 'home', title: 'Home page', type: 'rating' }),
      defineField({ name: 'service', title: 'Service page', type: 'rating' }),
      defineField({ name: 'profile', title: 'Company profile', type: 'rating' }),
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
      'Parts and labor of repairs done by your service department. Shown on the service page with its terms beside it, unless you have made that page yourself.',
  }),
  defineField({
    name: 'serviceScheduling',
    title: 'Service can be scheduled online',
    type: 'boolean',
    group: 'claims',
    initialValue: true,
  }),
  defineField({
    name: 'preApprovalLink',
    title: 'Pre-approval form',
    type: 'url',
    group: 'claims',
    description: "The lender's form that the pre-approval page shows in a frame.",
    validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
  }),
];
