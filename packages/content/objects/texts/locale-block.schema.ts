import { TranslateIcon } from '@sanity/icons/Translate';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { paragraphParts } from './paragraph-parts.ts';

const paragraph = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Text', value: 'normal' },
    { title: 'Heading', value: 'h3' },
    { title: 'Smaller heading', value: 'h4' },
  ],
  ...paragraphParts,
});

/** Rich text with headings, lists and links, once per language. */
export const localeBlock = defineType({
  name: 'localeBlock',
  title: 'Rich text',
  type: 'object',
  icon: TranslateIcon,
  fields: [
    defineField({ name: 'en', title: 'English', type: 'array', of: [paragraph] }),
    defineField({ name: 'es', title: 'Spanish', type: 'array', of: [paragraph] }),
  ],
});
