import { defineArrayMember, defineField } from 'sanity';
import { emailField } from '../../objects/fields/email-field.ts';
import { phoneField } from '../../objects/fields/phone-field.ts';
import { hiddenExceptForAgencies } from '../../objects/fields/read-only-except-for-agencies.ts';

/** Profile fields of the dealership and of each store. */
export const profileFields = [
  defineField({
    name: 'siteUrl',
    title: 'Website',
    type: 'url',
    // Not used yet: every page is on the dealership's own hostname.
    hidden: true,
    description: 'Only if it is a different website.',
    validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
  }),
  defineField({
    name: 'mapZoom',
    title: 'Map zoom',
    type: 'number',
    hidden: hiddenExceptForAgencies,
    description: 'From 1 (the world) to 20 (a building). 15 shows the surrounding streets.',
    validation: (rule) => rule.min(1).max(20).error('Enter a number from 1 to 20.'),
  }),
  defineField({
    name: 'social',
    title: 'Social networks',
    type: 'array',
    of: [defineArrayMember({ type: 'socialLink' })],
  }),
  defineField({ name: 'fees', title: 'Fees', type: 'fees' }),
];

const ELSE_MAIN = 'If it is empty, the first store’s is shown, or else the main phone.';

/** The company data of the dealership as a whole (spec 3, company profile). */
export const companyField = defineField({
  name: 'company',
  title: 'Company',
  type: 'object',
  group: 'company',
  description:
    'Shown until a shopper chooses a store. Empty fields use the first store’s details, so a dealership with one store can leave most of them empty.',
  fields: [
    phoneField(
      'phone',
      'Main phone',
      'Shown to call a department that has no phone here or at the first store. Also used in legal texts, and in leads sent to your CRM if there is no general manager.',
    ),
    phoneField('salesPhone', 'Sales phone', ELSE_MAIN),
    phoneField('servicePhone', 'Service phone', ELSE_MAIN),
    emailField('email', 'Email', 'Shown on the website.'),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'address',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'coordinates',
      title: 'Map location',
      type: 'geopoint',
      description: 'Latitude and longitude of the entrance.',
    }),
    defineField({
      name: 'mapsLink',
      title: 'Directions link',
      type: 'url',
      description: 'The share link from a map service.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
    }),
    defineField({ name: 'hours', title: 'Opening hours', type: 'departmentHours' }),
    ...profileFields,
  ],
});
