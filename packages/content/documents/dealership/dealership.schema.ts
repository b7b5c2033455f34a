import { CaseIcon } from '@sanity/icons/Case';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { languageChoices, timeZoneChoices } from './dealership-choices.ts';
import { DEFAULT_TIME_ZONE } from '../../time-zones.ts';
import { ADVANCED } from '../../objects/fields/advanced.ts';
import { notLongerThan } from '../../objects/fields/localized.ts';
import { chosenInOrder } from '../../objects/fields/ordered-choices.ts';
import { appointmentFields } from './dealership-appointments.schema.ts';
import { claimFields } from './dealership-claims.schema.ts';
import { companyField } from './dealership-company.schema.ts';
import { contactFields } from './dealership-contact.schema.ts';
import { financingField } from './dealership-financing.schema.ts';
import { formFields } from './dealership-forms.schema.ts';
import { inventoryField } from './dealership-inventory.schema.ts';
import { leaseField } from './dealership-lease.schema.ts';
import { localTaxesField } from './dealership-taxes.schema.ts';
import { leadFields } from './dealership-leads.schema.ts';
import { retentionField } from './dealership-retention.schema.ts';
import { leadRuleFields } from './dealership-lead-rules.schema.ts';
import { technicalFields } from './dealership-technical.schema.ts';
import { trackerFields } from './dealership-trackers.schema.ts';
import { KEY_PATTERN } from '../../objects/fields/key-pattern.ts';
import { readOnlyForEditors } from './editor-fields.ts';
import { hostnameIsConfirmed } from './hostname-is-confirmed.ts';
import { hostnameIsFree } from './hostname-is-free.ts';
import { leftOutField } from './left-out-field.ts';

/** Labels of letters, digits and hyphens separated by dots, without scheme, port or path. */
const HOSTNAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A dealership: the tenant that every other document belongs to. */
export const dealership = defineType({
  name: 'dealership',
  title: 'Dealership',
  type: 'document',
  icon: CaseIcon,
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'company', title: 'Company' },
    { name: 'claims', title: 'Ratings and promises' },
    { name: 'cars', title: 'Cars' },
    { name: 'leads', title: 'Leads' },
    { name: 'setup', title: 'Setup' },
  ],
  fieldsets: [ADVANCED],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'brand',
      description: 'As it appears on your sign.',
      validation: (rule) => rule.required().error('Enter the name of the dealership.'),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'localeString',
      group: 'brand',
      description: 'What you stand for, in a few words.',
      validation: (rule) => rule.custom(notLongerThan(60, 'it is shown next to the logo.')).warning(),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'image',
      group: 'brand',
      description:
        'An SVG, or a PNG with a transparent background. Without a logo, the name is shown in the headline font.',
    }),
    defineField({
      name: 'logos',
      title: 'Other logos',
      type: 'object',
      group: 'brand',
      description: 'The same logo for other backgrounds.',
      options: { collapsible: true, collapsed: true, columns: 3 },
      fields: [
        defineField({ name: 'onLight', title: 'On a light background', type: 'image' }),
        defineField({ name: 'onDark', title: 'On a dark background', type: 'image' }),
        defineField({ name: 'mark', title: 'Icon only', type: 'image', description: 'Square.' }),
      ],
    }),
    defineField({
      name: 'theme',
      title: 'Theme',
      type: 'theme',
      group: 'brand',
      validation: (rule) => rule.required().error('Choose colors and a font.'),
    }),
    defineField({
      name: 'slug',
      title: 'Web address',
      type: 'slug',
      group: 'setup',
      description: 'The first part of this dealership’s URL on the platform. Changing it breaks links.',
      options: { source: 'name' },
      validation: (rule) =>
        rule
          .required()
          .custom((value) =>
            value?.current !== undefined && KEY_PATTERN.test(value.current)
              ? true
              : 'Use lowercase letters, digits and hyphens, such as lakeshore.',
          ),
    }),
    defineField({
      name: 'notLaunched',
      title: 'Not launched yet',
      type: 'boolean',
      group: 'setup',
      description:
        'Anyone with the URL can see the website, but search engines are asked not to list it. To launch, turn this off and publish.',
      initialValue: true,
    }),
    defineField({
      name: 'hostnames',
      title: 'Hostnames',
      type: 'array',
      group: 'setup',
      description:
        'Domains of this website. Shoppers see the first confirmed one; the others redirect to it. Point their DNS at the platform first. A new hostname works once a TXT record in its DNS confirms it.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => [
            rule
              .required()
              .regex(HOSTNAME)
              .error('Enter only the hostname in lowercase, without https:// or slashes: www.example.com'),
            rule.custom(hostnameIsFree),
            rule.custom(hostnameIsConfirmed).warning(),
          ],
        }),
      ],
      validation: (rule) => rule.unique().error('This address is listed twice. Remove one.'),
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      type: 'array',
      group: 'setup',
      description:
        'Shoppers see the first one unless they choose another. URLs of the others begin with their language, such as /es. If you change the first one later, existing links without a language open in the new one.',
      of: [defineArrayMember({ type: 'string' })],
      options: chosenInOrder(languageChoices),
      initialValue: ['en'],
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one language.'),
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      group: 'setup',
      description: 'Used for opening hours and offer dates.',
      options: {
        list: timeZoneChoices,
      },
      initialValue: DEFAULT_TIME_ZONE,
      validation: (rule) => rule.required().error('Choose the time zone.'),
    }),
    companyField,
    ...contactFields,
    ...claimFields,
    inventoryField,
    financingField,
    leaseField,
    localTaxesField,
    ...leadFields,
    retentionField,
    ...leadRuleFields,
    ...formFields,
    ...appointmentFields,
    leftOutField,
    ...trackerFields,
    ...technicalFields,
  ].map((field) => ({ ...field, readOnly: readOnlyForEditors(field.name) })),
  preview: {
    select: {
      title: 'name',
      hostname: 'hostnames.0',
      slug: 'slug.current',
      notLaunched: 'notLaunched',
      mark: 'logos.mark',
      logo: 'logo',
    },
    prepare: ({ title, hostname, slug, notLaunched, mark, logo }) => ({
      title,
      subtitle: [hostname ?? slug, notLaunched === true ? 'not launched yet' : null]
        .filter(Boolean)
        .join(', '),
      media: mark ?? logo,
    }),
  },
});
