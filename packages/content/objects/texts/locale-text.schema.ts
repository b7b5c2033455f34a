import { TranslateIcon } from '@sanity/icons/Translate';
import { defineField, defineType } from 'sanity';

/** A multiline text, once per language. */
export const localeText = defineType({
  name: 'localeText',
  title: 'Longer text',
  type: 'object',
  icon: TranslateIcon,
  options: { columns: 2 },
  fields: [
    defineField({ name: 'en', title: 'English', type: 'text', rows: 3 }),
    defineField({ name: 'es', title: 'Spanish', type: 'text', rows: 3 }),
  ],
  preview: { select: { title: 'en', subtitle: 'es' } },
});
