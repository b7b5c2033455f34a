import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineField, defineType } from 'sanity';
import { placeChoices } from '../../documents/faq/faq-choices.ts';
import { countField, headingField, preview, textField } from '../block-fields.ts';

/** Questions of one section. */
export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'Shows the first items from "Questions" with this place.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'place',
      title: 'Which questions',
      type: 'string',
      options: { list: placeChoices },
      initialValue: 'home',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    countField(10, 30),
  ],
  preview: preview('Questions and answers'),
});
