import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
import { TranslateIcon } from '@sanity/icons/Translate';
import { defineField, defineType } from 'sanity';

/** A multiline text, once per language. */
export const localeText = defineType({
  name: 'localeText',
  title: 'Longer text',
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: LANGUAGES.map((language) =>
    defineField({ name: language, title: ENGLISH_NAME_OF_LANGUAGE[language], type: 'text', rows: 3 }),
  ),
  preview: { select: { title: 'en', subtitle: 'es' } },
});
