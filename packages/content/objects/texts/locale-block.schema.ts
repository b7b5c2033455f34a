import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
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
  fields: LANGUAGES.map((language) =>
    defineField({
      name: language,
      title: ENGLISH_NAME_OF_LANGUAGE[language],
      type: 'array',
      of: [paragraph],
    }),
  ),
});
