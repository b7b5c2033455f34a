import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineField, defineType } from 'sanity';
import { headingField, preview, textField } from '../block-fields.ts';

/** Numbers as in the contact page's URL (spec 3, contact inquiry topics). */
const topicChoices = [
  { value: 1, title: 'Buying a car' },
  { value: 2, title: 'Financing' },
  { value: 3, title: 'Trade appraisal' },
  { value: 4, title: 'Selling a car' },
  { value: 5, title: 'A recent purchase' },
  { value: 6, title: 'Billing' },
  { value: 7, title: 'General questions' },
];

/** The contact form, on any page. */
export const messageForm = defineType({
  name: 'messageForm',
  title: 'Message form',
  type: 'object',
  icon: EnvelopeIcon,
  description:
    'The contact page’s form with a preselected topic. Messages go to the contact form’s recipients.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'number',
      options: { list: topicChoices, layout: 'radio' },
      initialValue: 7,
      validation: (rule) => rule.required().error('Choose one.'),
    }),
  ],
  preview: preview('Message form'),
});
