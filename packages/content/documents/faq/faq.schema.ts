import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { blocksInSomeLanguage, inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { ownerFields } from '../../objects/fields/owner-fields.ts';
import { OWN_OR_SHARED_REFERENCE } from '../../objects/fields/own-reference.ts';
import { faqPromiseChoices, placeChoices } from './faq-choices.ts';

/** A frequently asked question and its answer. */
export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  groups: [
    { name: 'content', title: 'Question', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'localeString',
      group: 'content',
      description: 'In a shopper\'s words: "Can I trade in a car I still owe money on?"',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(120, 'long questions are not read.')).warning(),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'localeBlock',
      group: 'content',
      description: 'The answer first, then the reasons. Use a numbered list for steps.',
      validation: (rule) => rule.required().custom(blocksInSomeLanguage),
    }),
    defineField({
      name: 'places',
      title: 'Shown on',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: placeChoices },
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one place.'),
    }),
    defineField({
      name: 'helpCategory',
      title: 'Help center category',
      type: 'reference',
      to: [{ type: 'helpCategory' }],
      group: 'content',
      options: OWN_OR_SHARED_REFERENCE,
      description: 'Leave empty to keep it out of the help center.',
    }),
    defineField({
      name: 'onlyWhereOffered',
      title: 'Only if this is offered',
      type: 'string',
      group: 'content',
      options: { list: faqPromiseChoices },
      description:
        'For an answer that promises something. It is shown only if the dealership’s settings say that it offers this. Include the conditions in the answer. Leave empty to always show it.',
    }),
    orderField,
    ...ownerFields,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { en: 'question.en', es: 'question.es', places: 'places' },
    prepare: ({ en, es, places }: { en?: string; es?: string; places?: readonly string[] }) => ({
      title: en ?? es ?? 'Question',
      subtitle: placeChoices
        .filter(({ value }) => places?.includes(value))
        .map(({ title }) => title)
        .join(', '),
    }),
  },
});
