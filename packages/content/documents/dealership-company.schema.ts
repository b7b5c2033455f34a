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
    description: 'Only when it is not this one.',
    validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
  }),
  defineField({
    name: 'mapZoom',
    title: 'Map zoom',
    type: 'number',
    description: 'From 1 (the world) to 20 (a building). 15 shows the surrounding streets.',
    validation: (rule) => rule.min(1).max(20).error('Write a number from 1 to 20.'),
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
    'Shown until a shopper chooses a store. What is empty here is taken from the first store, so a dealership with one store needs little.',
  fields: [
    phoneField('phone', 'Main phone'),
    phoneField('salesPhone', 'Phone of sales'),
    phoneField('servicePhone', 'Phone of service'),
    emailField('email', 'E-mail', 'Shown on the website.'),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'address',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'coordinates',
      title: 'Place on the map',
      type: 'geopoint',
      description: 'Latitude and longitude of the entrance.',
    }),
    defineField({
      name: 'mapsLink',
      title: 'Link for directions',
      type: 'url',
      description: 'The "share" link on a map service.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
    }),
    defineField({ name: 'hours', title: 'Opening hours', type: 'departmentHours' }),
    ...profileFields,
  ],
});
