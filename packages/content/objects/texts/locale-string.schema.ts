import { TranslateIcon } from '@sanity/icons/Translate';
import { defineField, defineType } from 'sanity';

/** A short text, once per language. */
export const localeString = defineType({
  name: 'localeString',
  title: 'Text',
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: [
    defineField({ name: 'en', title: 'English', type: 'string' }),
    defineField({ name: 'es', title: 'Spanish', type: 'string' }),
  ],
  preview: { select: { title: 'en', subtitle: 'es' } },
});
