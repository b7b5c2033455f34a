import { BillIcon } from '@sanity/icons/Bill';
import { defineField, defineType } from 'sanity';
import { ADVANCED, advanced } from '../../objects/fields/advanced.ts';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { formerField } from '../../objects/fields/former-field.ts';
import { blocksInSomeLanguage, inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { runFields } from '../../objects/dates/run-fields.ts';
import { asTheyAre } from '../../objects/fields/titled-choices.ts';
import { departmentChoices } from './offer-choices.ts';
import { expiresHasEndDate, hasNoExpires } from './expires-rules.ts';
import { keyField } from '../../objects/fields/key-field.ts';
import { textIn } from '../../objects/fields/title-of.ts';
import { OFFER_BADGES, OFFER_TYPE_LABELS } from './offer.ts';
import { offerVehiclesField } from './offer-vehicles.schema.ts';

/** A special offer and its dates. */
export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  icon: BillIcon,
  groups: [
    { name: 'content', title: 'Offer', default: true },
    { name: 'when', title: 'When' },
    { name: 'vehicles', title: 'Cars' },
    { name: 'setup', title: 'Setup' },
  ],
  fieldsets: [ADVANCED],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      group: 'content',
      description: 'What the customer gets: "$30 off repairs of $300 or more".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(60, 'it is the title of a card.')).warning(),
        rule.custom(hasNoExpires).warning(),
      ],
    }),
    defineField({
      name: 'department',
      title: 'Department',
      type: 'string',
      group: 'content',
      options: { list: departmentChoices, layout: 'radio' },
      initialValue: 'dealer',
      validation: (rule) => rule.required().error('Choose the department.'),
    }),
    defineField({
      name: 'typeLabel',
      title: 'Type',
      type: 'string',
      group: 'content',
      options: { list: asTheyAre(OFFER_TYPE_LABELS) },
      validation: (rule) => rule.required().error('Choose the type.'),
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      type: 'string',
      group: 'content',
      options: { list: asTheyAre(OFFER_BADGES) },
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeBlock',
      group: 'content',
      validation: (rule) => [
        rule.required().custom(blocksInSomeLanguage),
        rule.custom(hasNoExpires).warning(),
      ],
    }),
    defineField({
      name: 'disclaimer',
      title: 'Disclaimer',
      type: 'localeText',
      group: 'content',
      description: 'The fine print. The website replaces {expires} with the date the offer ends.',
      validation: (rule) => rule.custom(expiresHasEndDate).warning(),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'accessibleImage', group: 'content' }),
    ...runFields,
    defineField({
      name: 'recurring',
      title: 'Repeats',
      type: 'string',
      group: 'when',
      description: 'A monthly offer always shows the end of the current month as its end date.',
      options: { list: [{ value: 'monthly', title: 'Every month' }] },
    }),
    offerVehiclesField,
    keyField({
      description:
        'Its last part: /special-offers/service/oil-change. After a change the old address leads to the new one.',
      example: 'oil-change',
      from: (document) => textIn(document, 'name'),
      title: 'Web address',
    }),
    formerField('formerKeys'),
    advanced(
      defineField({
        name: 'offerType',
        title: 'Label for reports',
        type: 'string',
        group: 'setup',
        description: 'Such as coupon. Reports count who opened the offer by it.',
      }),
    ),
    orderField,
    dealershipField,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: {
      en: 'name.en',
      es: 'name.es',
      media: 'image',
    },
    prepare: ({ en, es, media }) => ({ title: en ?? es ?? 'Offer', media }),
  },
});
