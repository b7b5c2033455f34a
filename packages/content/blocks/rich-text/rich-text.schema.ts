import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineField, defineType } from 'sanity';
import { blocksInSomeLanguage } from '../../objects/fields/localized.ts';
import { headingField, preview } from '../block-fields.ts';

/** Rich text with headings, pictures, tables, videos and cars. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    headingField,
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeBody',
      validation: (rule) => rule.custom(blocksInSomeLanguage),
    }),
  ],
  preview: preview('Text'),
});
