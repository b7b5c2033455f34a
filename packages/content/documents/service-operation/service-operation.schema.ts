import { WrenchIcon } from '@sanity/icons/Wrench';
import { defineField, defineType } from 'sanity';
import { inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { ownerFields } from '../../objects/fields/owner-fields.ts';

/** Work that shoppers can schedule (spec 3, repair order lines). */
export const serviceOperation = defineType({
  name: 'serviceOperation',
  title: 'Service operation',
  type: 'document',
  icon: WrenchIcon,
  groups: [
    { name: 'content', title: 'Operation', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      group: 'content',
      description: 'As customers call it: "Oil change".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(60, 'it is shown in a list.')).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Text below',
      type: 'localeText',
      group: 'content',
      description: 'What is done, in one sentence.',
      validation: (rule) => rule.custom(notLongerThan(160, 'the list has no room for more.')).warning(),
    }),
    defineField({
      name: 'durationMinutes',
      title: 'Duration in minutes',
      type: 'number',
      group: 'content',
      description: 'How long the car occupies a bay. Times are offered only where all of it fits.',
      validation: (rule) =>
        rule.required().integer().min(5).max(600).error('Enter whole minutes from 5 to 600.'),
    }),
    defineField({
      name: 'opCode',
      title: 'Op code',
      type: 'string',
      group: 'content',
      description:
        'The code in your service software, such as LOF. Your own operation replaces a shared one with the same code.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, { name: 'code' })
          .error('Enter a code of letters, digits, hyphens, dots and underscores, such as LOF.'),
    }),
    defineField({
      name: 'notes',
      title: 'Notes for the advisor',
      type: 'string',
      group: 'content',
      description: 'Added to the appointment. Customers don’t see it.',
      validation: (rule) => rule.max(300).error('Keep it to 300 characters.'),
    }),
    orderField,
    ...ownerFields,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { en: 'name.en', es: 'name.es', code: 'opCode', minutes: 'durationMinutes' },
    prepare: ({ en, es, code, minutes }) => ({
      title: en ?? es ?? 'Operation',
      subtitle: [code, typeof minutes === 'number' ? `${minutes} minutes` : null].filter(Boolean).join(', '),
    }),
  },
});
