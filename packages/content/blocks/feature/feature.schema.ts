import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { inSomeLanguage } from '../../objects/fields/localized.ts';
import { buttonFields, eyebrowField, preview, requiredHeadline, termsField } from '../block-fields.ts';

/** A topic with a picture and a few paragraphs, such as the warranty or how financing works. */
export const feature = defineType({
  name: 'feature',
  title: 'Picture and text',
  type: 'object',
  icon: PresentationIcon,
  fields: [
    eyebrowField,
    requiredHeadline('heading', 'Heading', 'How the shopper benefits.'),
    defineField({ name: 'body', title: 'Text', type: 'localeBlock' }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      description: 'Short facts, each with a check mark.',
      of: [defineArrayMember({ type: 'localeString', validation: (rule) => rule.custom(inSomeLanguage) })],
      validation: (rule) => rule.max(6).warning('Shoppers remember three. Keep it to six.'),
    }),
    termsField,
    defineField({ name: 'image', title: 'Picture', type: 'accessibleImage' }),
    defineField({
      name: 'imageSide',
      title: 'Picture position',
      type: 'string',
      options: {
        list: [
          { value: 'left', title: 'Left' },
          { value: 'right', title: 'Right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'right',
    }),
    ...buttonFields,
  ],
  preview: preview('Picture and text', 'image'),
});
