import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { optionalHref } from './href-field.ts';
import { inSomeLanguage, notLongerThan } from './localized.ts';

/** An entry of a menu, with the links that open below it. */
export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'localeString',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(20, 'the menu is one line.')).warning(),
      ],
    }),
    optionalHref('href', 'Where it leads', 'Empty when the words only open the links below.'),
    defineField({
      name: 'links',
      title: 'Links below',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(10).warning('More than ten links do not fit a phone.'),
    }),
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', href: 'href' },
    prepare: ({ en, es, href }) => ({ title: en ?? es ?? 'Group', subtitle: href }),
  },
});
