import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';
import { z } from 'zod';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { emailField } from '../../objects/fields/email-field.ts';
import { formerField } from '../../objects/fields/former-field.ts';
import { inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { OWN_REFERENCE } from '../../objects/fields/own-reference.ts';
import { phoneField } from '../../objects/fields/phone-field.ts';
import { slugField } from '../../objects/fields/slug-field.ts';
import { staffDepartmentChoices } from './staff-member-choices.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';

const requiredName = (name: 'firstName' | 'lastName', title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'person',
    validation: (rule) => rule.required().error(`Enter the ${title.toLowerCase()}.`),
  });

const namedShape = z.object({ firstName: z.string().optional(), lastName: z.string().optional() });

/**
 * A staff member, with a place on the team page and a page of their own, and as recipient of messages sent from it.
 */
export const staffMember = defineType({
  name: 'staffMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  groups: [
    { name: 'person', title: 'Person', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    requiredName('firstName', 'First name'),
    requiredName('lastName', 'Last name'),
    defineField({
      name: 'title',
      title: 'Job title',
      type: 'localeString',
      group: 'person',
      description: 'As on their business card: "Sales Manager".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(40, 'it is shown below the name on a card.')).warning(),
      ],
    }),
    defineField({
      name: 'department',
      title: 'Department',
      type: 'string',
      group: 'person',
      description: 'The team page is grouped by department.',
      options: { list: staffDepartmentChoices, layout: 'radio', direction: 'horizontal' },
      initialValue: 'Sales',
      validation: (rule) => rule.required().error('Choose the department.'),
    }),
    defineField({
      name: 'store',
      title: 'Store',
      type: 'reference',
      to: [{ type: 'store' }],
      group: 'person',
      options: OWN_REFERENCE,
      description: 'The store where shoppers find this person. Leave empty for all stores.',
    }),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'image',
      group: 'person',
      description:
        'Portrait format, looking at the camera. Put the circle on the face: the card is cropped around it.',
      options: { hotspot: true },
    }),
    defineField({
      name: 'bio',
      title: 'About',
      type: 'localeText',
      group: 'person',
      description:
        'Two or three sentences: how long they’ve been here, what they do and something personal. A blank line starts a new paragraph.',
      validation: (rule) => rule.custom(notLongerThan(800, 'shoppers want to write, not read.')).warning(),
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'rating',
      group: 'person',
      description:
        'Copied from a review platform that rates this person. The website does not calculate ratings.',
      options: { collapsible: true, collapsed: true },
    }),
    { ...phoneField('phone', 'Phone'), group: 'contact' },
    {
      ...emailField(
        'email',
        'Email',
        'Gets the messages that are written on this person’s page. Never shown on the website.',
      ),
      group: 'contact',
    },
    slugField({
      description:
        'The end of the URL of this person’s page. If you change it, the old URL redirects to the new one.',
      source: (document) => {
        const { firstName = '', lastName = '' } = namedShape.safeParse(document).data ?? {};
        return `${firstName} ${lastName}`.trim();
      },
      example: 'maria-lopez',
    }),
    formerField('formerSlugs'),
    defineField({
      name: 'active',
      title: 'Currently employed',
      type: 'boolean',
      group: 'setup',
      description: 'Turn this off when someone leaves. Their page is removed, and they no longer get leads.',
      ...ON_BY_DEFAULT,
    }),
    orderField,
    dealershipField,
  ],
  orderings: [
    WEBSITE_ORDER,
    { name: 'name', title: 'By name', by: [{ field: 'lastName', direction: 'asc' }] },
  ],
  preview: {
    select: {
      firstName: 'firstName',
      lastName: 'lastName',
      title: 'title.en',
      titulo: 'title.es',
      store: 'store.name',
      active: 'active',
      media: 'image',
    },
    prepare: ({ firstName, lastName, title, titulo, store, active, media }) => ({
      title: [firstName, lastName].filter(Boolean).join(' ') || 'Unnamed',
      subtitle: [active === false ? 'Left' : undefined, title ?? titulo, store].filter(Boolean).join(' · '),
      media,
    }),
  },
});
