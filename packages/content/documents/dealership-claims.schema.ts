import { defineField } from 'sanity';

/** What the dealership says of itself: ratings, promises, and what shoppers can do here. */
export const claimFields = [
  defineField({
    name: 'ratings',
    title: 'Ratings',
    type: 'object',
    group: 'claims',
    description: 'Copied from the review platform. The website computes none of them.',
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
