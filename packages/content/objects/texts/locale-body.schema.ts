import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
import { TranslateIcon } from '@sanity/icons/Translate';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { paragraphParts } from './paragraph-parts.ts';

const parts = [
  defineArrayMember({
    type: 'block',
    styles: [
      { title: 'Text', value: 'normal' },
      { title: 'Heading', value: 'h2' },
      { title: 'Smaller heading', value: 'h3' },
      { title: 'Quotation', value: 'blockquote' },
    ],
    ...paragraphParts,
  }),
  defineArrayMember({ type: 'bodyPicture' }),
  defineArrayMember({ type: 'callout' }),
  defineArrayMember({ type: 'bodyVehicles' }),
  defineArrayMember({ type: 'bodyVideo' }),
  defineArrayMember({ type: 'bodyTable' }),
];

/** The text of an article or a page, once per language: paragraphs, and objects between them. */
export const localeBody = defineType({
  name: 'localeBody',
  title: 'Text',
  type: 'object',
  icon: TranslateIcon,
  fields: LANGUAGES.map((language) =>
    defineField({ name: language, title: ENGLISH_NAME_OF_LANGUAGE[language], type: 'array', of: parts }),
  ),
});
