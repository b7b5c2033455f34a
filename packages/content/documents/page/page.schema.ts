import { DocumentIcon } from '@sanity/icons/Document';
import { defineField, defineType } from 'sanity';
import { ADVANCED, advanced } from '../../objects/fields/advanced.ts';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { formerField } from '../../objects/fields/former-field.ts';
import { inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { blocksField, searchFields } from './page-fields.ts';
import { pagePathField } from './page-path-field.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';

/** A page that an editor builds from blocks. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'search', title: 'Search engines' },
    { name: 'setup', title: 'Setup' },
  ],
  fieldsets: [ADVANCED],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      group: 'page',
      description: 'The page’s name, as in the breadcrumbs: "Winter tires".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(40, 'it is shown in a line with others.')).warning(),
      ],
    }),
    { ...pagePathField, group: 'page' },
    blocksField('Add a block: "Page header" is a good first one.'),
    ...searchFields('the name of the page'),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      group: 'search',
      description:
        'Shown when someone shares a link to the page. Leave empty to use the first picture on the page, or that of the home page.',
    }),
    advanced(
      defineField({
        name: 'isIndexed',
        title: 'Allow search engines',
        type: 'boolean',
        group: 'search',
        description: 'Turn this off for a page that only people with the link should find.',
        ...ON_BY_DEFAULT,
      }),
    ),
    formerField('formerPaths'),
    dealershipField,
  ],
  orderings: [{ name: 'path', title: 'By URL', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { en: 'name.en', es: 'name.es', subtitle: 'path', media: 'image' },
    prepare: ({ en, es, subtitle, media }) => ({ title: en ?? es ?? 'Page', subtitle, media }),
  },
});
