import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType } from 'sanity';
import { z } from 'zod';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { formerField } from '../../objects/fields/former-field.ts';
import { blocksInSomeLanguage, inSomeLanguage } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { OWN_REFERENCE } from '../../objects/fields/own-reference.ts';
import { appearsOnField, lastDayField } from '../../objects/dates/run-fields.ts';
import { slugField } from '../../objects/fields/slug-field.ts';
import { employmentTypeChoices, payUnitChoices } from './job-opening-choices.ts';
import { staffDepartmentChoices } from '../staff-member/staff-member-choices.ts';
import { titleOf } from '../../objects/fields/title-of.ts';

const payShape = z.object({ from: z.number().optional(), to: z.number().optional() });

/** A job opening, listed on the careers page and with a page of its own. */
export const jobOpening = defineType({
  name: 'jobOpening',
  title: 'Job opening',
  type: 'document',
  icon: CaseIcon,
  groups: [
    { name: 'content', title: 'Position', default: true },
    { name: 'when', title: 'When' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Position',
      type: 'localeString',
      group: 'content',
      description: 'Only the job title, as people search for it: "Service Technician".',
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({
      name: 'department',
      title: 'Department',
      type: 'string',
      group: 'content',
      options: { list: staffDepartmentChoices },
    }),
    defineField({
      name: 'store',
      title: 'Store',
      type: 'reference',
      to: [{ type: 'store' }],
      group: 'content',
      options: OWN_REFERENCE,
      description: 'The store to work at. Leave empty for any store.',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeBody',
      group: 'content',
      description: 'Duties, requirements and what you offer.',
      validation: (rule) => rule.required().custom(blocksInSomeLanguage),
    }),
    defineField({
      name: 'employmentType',
      title: 'Employment type',
      type: 'string',
      group: 'content',
      options: { list: employmentTypeChoices },
      initialValue: 'FULL_TIME',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'pay',
      title: 'Pay',
      type: 'object',
      group: 'content',
      description: 'New York requires a pay range. For a single amount, enter it twice.',
      options: { columns: 3 },
      fields: [
        defineField({ name: 'from', title: 'From', type: 'cents' }),
        defineField({
          name: 'to',
          title: 'To',
          type: 'cents',
          validation: (rule) =>
            rule.custom<number | undefined>((to, { parent }) => {
              const { from } = payShape.safeParse(parent).data ?? {};
              return (
                to === undefined || from === undefined || to >= from || 'This is less than the other amount.'
              );
            }),
        }),
        defineField({
          name: 'per',
          title: 'Per',
          type: 'string',
          options: { list: payUnitChoices },
          initialValue: 'HOUR',
          validation: (rule) => rule.required().error('Choose one.'),
        }),
      ],
    }),
    appearsOnField('postedOn', 'Posted on', 'when'),
    lastDayField('openUntil', 'postedOn'),
    slugField({
      description:
        'The end of its URL: /our-company/careers/service-technician. If several stores have the same opening, add the city. If you change it, the old URL redirects to the new one.',
      source: titleOf('title'),
      example: 'service-technician-erie',
    }),
    formerField('formerSlugs'),
    orderField,
    dealershipField,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: {
      en: 'title.en',
      es: 'title.es',
      store: 'store.name',
    },
    prepare: ({ en, es, store }) => ({ title: en ?? es ?? 'Job opening', subtitle: store }),
  },
});
