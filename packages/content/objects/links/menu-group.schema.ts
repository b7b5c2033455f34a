import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { destinationSelection, describeTarget, optionalDestinationFields } from './destination-fields.ts';
import { inSomeLanguage, notLongerThan } from '../fields/localized.ts';

/** A menu entry with links that open below it. */
export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'localeString',
      description: 'Without a page or URL, the label only opens the links below it.',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(20, 'the menu is one line.')).warning(),
      ],
    }),
    ...optionalDestinationFields,
    defineField({
      name: 'links',
      title: 'Submenu links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(10).warning('More than ten links do not fit on a phone.'),
    }),
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', ...destinationSelection },
    prepare: ({ en, es, ...destination }) => ({
      title: en ?? es ?? 'Group',
      subtitle: describeTarget(destination),
    }),
  },
});
