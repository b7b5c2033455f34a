import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
import { TranslateIcon } from '@sanity/icons/Translate';
import { defineField, defineType } from 'sanity';

/** A short text, once per language. */
export const localeString = defineType({
  name: 'localeString',
  title: 'Text',
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: LANGUAGES.map((language) =>
    defineField({ name: language, title: ENGLISH_NAME_OF_LANGUAGE[language], type: 'string' }),
  ),
  preview: { select: { title: 'en', subtitle: 'es' } },
});
