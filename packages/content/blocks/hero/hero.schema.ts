import { BlockElementIcon } from '@sanity/icons/BlockElement';
import { defineField, defineType } from 'sanity';
import {
  buttonFields,
  eyebrowField,
  preview,
  requiredHeadline,
  termsField,
  textField,
} from '../block-fields.ts';

/** Header of a page. It is the first block unless the page begins with slides. */
export const hero = defineType({
  name: 'hero',
  title: 'Page header',
  type: 'object',
  icon: BlockElementIcon,
  description: 'The first block of a page: what it is about, and the one thing to do about it.',
  fields: [
    eyebrowField,
    requiredHeadline('heading', 'Heading', 'What the page promises, in a few words.'),
    textField,
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      description: 'Wide, at least 2000 pixels. Set the hotspot to what must stay visible on a phone.',
    }),
    ...buttonFields,
    termsField,
  ],
  preview: preview('Page header', 'image'),
});
