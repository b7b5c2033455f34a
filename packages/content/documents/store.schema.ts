import { PinIcon } from '@sanity/icons/Pin';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { dealershipField } from '../objects/dealership-field.ts';
import { TIME_ZONE_NAMES } from '../time-zones.ts';
import { SLUG } from './dealership.ts';
import { keyIsFree } from './key-is-free.ts';

const E164 = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const PHONE_HELP = 'Write +1 and ten digits without spaces or dashes, such as +18145550142.';

/** One location of a dealership. */
export const store = defineType({
  name: 'store',
  title: 'Store',
  type: 'document',
  icon: PinIcon,
  groups: [
    { name: 'visit', title: 'Visit', default: true },
    { name: 'hours', title: 'Hours' },
    { name: 'leads', title: 'Leads' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'visit',
      description: 'What shoppers choose in the header, such as Lakeshore Erie.',
      validation: (rule) => rule.required().error('Write the name of this store.'),
    }),
    defineField({
      name: 'subname',
      title: 'Second line',
      type: 'string',
      group: 'visit',
      description: 'Tells stores apart: a street, a landmark, a speciality.',
    }),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'address',
      group: 'visit',
      validation: (rule) => rule.required().error('Write where this store is.'),
    }),
    defineField({
      name: 'coordinates',
      title: 'Place on the map',
      type: 'geopoint',
      group: 'visit',
      description:
        'Latitude and longitude of the entrance; a map service shows them when you press long on the spot.',
      validation: (rule) =>
        rule.required().error('Write latitude and longitude, such as 42.129 and -80.085.'),
    }),
    defineField({
      name: 'mapsLink',
      title: 'Link for directions',
      type: 'url',
      group: 'visit',
      description: 'The "share" link of this store on a map service.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
    }),
    defineField({
      name: 'phones',
      title: 'Phones',
      type: 'object',
      group: 'visit',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'sales',
          title: 'Sales',
          type: 'string',
          validation: (rule) => rule.required().regex(E164).error(PHONE_HELP),
        }),
        defineField({
          name: 'service',
          title: 'Service',
          type: 'string',
          validation: (rule) => rule.regex(E164).error(PHONE_HELP),
        }),
      ],
      validation: (rule) => rule.required().error('Write at least the phone of sales.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'localeText',
      group: 'visit',
      description: 'What a visitor should know: where to park, which door.',
    }),
    defineField({ name: 'hours', title: 'Opening hours', type: 'departmentHours', group: 'hours' }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      group: 'hours',
      description: "Only when it is not the dealership's.",
      options: { list: [...TIME_ZONE_NAMES] },
    }),
    defineField({
      name: 'email',
      title: 'E-mail',
      type: 'object',
      group: 'leads',
      description: 'Never shown on the website.',
      fields: [
        defineField({
          name: 'leads',
          title: 'Leads go to',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'string',
              validation: (rule) => rule.email().error('Write an e-mail address such as sales@example.com.'),
            }),
          ],
          validation: (rule) => rule.unique().error('This address is listed twice. Remove one.'),
        }),
        defineField({
          name: 'sender',
          title: 'Mail comes from',
          type: 'string',
          validation: (rule) => rule.email().error('Write an e-mail address such as hello@example.com.'),
        }),
      ],
    }),
    defineField({
      name: 'key',
      title: 'Short name',
      type: 'string',
      group: 'setup',
      description: "Kept in the visitor's browser when he chooses this store. Never change it.",
      readOnly: ({ document }) => document?._id !== undefined && !document._id.startsWith('drafts.'),
      validation: (rule) => [
        rule.required().regex(SLUG).error('Use lower-case letters, digits and hyphens, such as erie.'),
        rule.custom(keyIsFree),
      ],
    }),
    defineField({
      name: 'order',
      title: 'Position in lists',
      type: 'number',
      group: 'setup',
      description: 'Smaller numbers come first.',
      initialValue: 100,
      validation: (rule) => rule.integer().error('Write a whole number.'),
    }),
    dealershipField,
  ],
  orderings: [{ name: 'position', title: 'As on the website', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', city: 'address.city', state: 'address.state' },
    prepare: ({ title, city, state }) => ({ title, subtitle: [city, state].filter(Boolean).join(', ') }),
  },
});
