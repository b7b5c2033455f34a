import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { TOPIC_NAMES, TOPIC_NUMBERS } from '@rooftop/forms/contact-topics';
import { defineField, defineType } from 'sanity';
import { headingField, preview, textField } from '../block-fields.ts';

/** Numbers as in the contact page's URL (spec 3, contact inquiry topics). */
const topicChoices = TOPIC_NUMBERS.map((topic) => ({ value: Number(topic), title: TOPIC_NAMES[topic] }));

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
