import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { emailField } from '../../objects/fields/email-field.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { phoneField, requiredPhoneField } from '../../objects/fields/phone-field.ts';
import { timeZoneChoices } from '../dealership/dealership-choices.ts';
import { profileFields } from '../dealership/dealership-company.schema.ts';
import { readOnlyExceptForAgencies } from '../../objects/fields/read-only-except-for-agencies.ts';
import { keyField } from '../../objects/fields/key-field.ts';
import { crmStoreFields, slotFields } from '../dealership/settings/slot-fields.ts';

const SAME = 'the dealership’s setting';
const DEALERSHIPS = { slotMinutes: SAME, leadHours: SAME, horizonDays: SAME, capacity: SAME } as const;

/** One location of a dealership. */
export const store = defineType({
  name: 'store',
  title: 'Store',
  type: 'document',
  icon: PinIcon,
  groups: [
    { name: 'visit', title: 'Visit', default: true },
    { name: 'hours', title: 'Hours' },
    { name: 'appointments', title: 'Appointments' },
    { name: 'profile', title: 'Profile' },
    { name: 'leads', title: 'Leads' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'visit',
      description: 'The name that shoppers choose in the header, such as Lakeshore Erie.',
      validation: (rule) => rule.required().error('Enter the name of this store.'),
    }),
    defineField({
      name: 'subname',
      title: 'Second line',
      type: 'string',
      group: 'visit',
      description: 'Tells stores apart: a street, a landmark or a specialty.',
    }),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'address',
      group: 'visit',
      validation: (rule) => rule.required().error('Enter this store’s address.'),
    }),
    defineField({
      name: 'coordinates',
      title: 'Map location',
      type: 'geopoint',
      group: 'visit',
      description:
        'Latitude and longitude of the entrance. A map service shows them when you press and hold the spot.',
      validation: (rule) =>
        rule.required().error('Enter latitude and longitude, such as 42.129 and -80.085.'),
    }),
    defineField({
      name: 'mapsLink',
      title: 'Directions link',
      type: 'url',
      group: 'visit',
      description: 'The share link for this store from a map service.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
    }),
    defineField({
      name: 'phones',
      title: 'Phones',
      type: 'object',
      group: 'visit',
      options: { columns: 2 },
      fields: [requiredPhoneField('sales', 'Sales'), phoneField('service', 'Service')],
      validation: (rule) => rule.required().error('Enter at least the sales phone.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'localeText',
      group: 'visit',
      description: 'What visitors should know: where to park, which door to use.',
    }),
    defineField({ name: 'hours', title: 'Opening hours', type: 'departmentHours', group: 'hours' }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      group: 'hours',
      description: "Only if it differs from the dealership's.",
      options: { list: timeZoneChoices },
    }),
    defineField({
      name: 'serviceSlots',
      title: 'Service appointments',
      type: 'object',
      group: 'appointments',
      description: 'Where this store differs from the dealership.',
      options: { columns: 2 },
      fields: slotFields({ otherwise: DEALERSHIPS, what: 'cars' }),
    }),
    defineField({
      name: 'testDrive',
      title: 'Test drives',
      type: 'object',
      group: 'appointments',
      description: 'Where this store differs from the dealership.',
      options: { columns: 2 },
      fields: slotFields({ otherwise: DEALERSHIPS, what: 'test drives' }),
    }),
    defineField({
      name: 'serviceCrm',
      title: 'In the CRM that keeps service appointments',
      type: 'object',
      group: 'appointments',
      options: { columns: 3 },
      fields: crmStoreFields,
      readOnly: readOnlyExceptForAgencies,
    }),
    defineField({
      name: 'profile',
      title: 'Profile',
      type: 'object',
      group: 'profile',
      description: "Where this store differs from the dealership. Leave empty to use the dealership's.",
      fields: [
        phoneField(
          'phone',
          'Main phone',
          'Shown to call the service department if it has no phone of its own. Also used in leads sent to your CRM if there is no general manager. If it is empty, this store’s sales phone is used.',
        ),
        emailField('email', 'Email', 'Shown on the website.'),
        ...profileFields,
      ],
    }),
    defineField({
      name: 'email',
      title: 'Leads',
      type: 'leadAddresses',
      group: 'leads',
      description:
        'Leads from visitors who chose this store. Empty fields use the dealership’s settings. Never shown on the website.',
    }),
    defineField({
      name: 'generalManager',
      title: 'General manager',
      type: 'generalManager',
      group: 'leads',
      description: "This store's contact in leads sent to your CRM. Leave empty to use the dealership's.",
    }),
    {
      ...keyField({
        description: "Saved in visitors' browsers when they choose this store. Never change it.",
        example: 'erie',
        from: ({ name }) => (typeof name === 'string' ? name : ''),
      }),
      readOnly: ({ document }) => document?._id !== undefined && !document._id.startsWith('drafts.'),
    },
    orderField,
    dealershipField,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { title: 'name', city: 'address.city', state: 'address.state' },
    prepare: ({ title, city, state }) => ({ title, subtitle: [city, state].filter(Boolean).join(', ') }),
  },
});
