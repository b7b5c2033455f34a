import { defineArrayMember, defineField } from 'sanity';
import { emailField } from '../objects/email-field.ts';
import { phoneField } from '../objects/phone-field.ts';

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

/** The company data of the dealership as a whole (spec 3, company profile). */
export const companyField = defineField({
  name: 'company',
  title: 'Company',
  type: 'object',
  group: 'company',
  description:
    'Shown until a shopper chooses a store. Empty fields use the first store’s details, so a dealership with one store can leave most of them empty.',
  fields: [
    phoneField('phone', 'Main phone'),
    phoneField('salesPhone', 'Sales phone'),
    phoneField('servicePhone', 'Service phone'),
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
