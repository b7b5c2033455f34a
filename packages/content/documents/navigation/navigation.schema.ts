import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { standardFields } from './standard-navigation.ts';

/**
 * The menus of a dealership's website. The site uses standard menus until this document exists; a new one starts with
 * them.
 */
export const navigation = defineType({
  name: 'navigation',
  title: 'Menus',
  type: 'document',
  icon: MenuIcon,
  groups: [
    { name: 'header', title: 'Header', default: true },
    { name: 'footer', title: 'Footer' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'header',
      title: 'Header',
      type: 'array',
      group: 'header',
      description: 'At the top of every page. Drag to reorder.',
      of: [defineArrayMember({ type: 'menuGroup' })],
      initialValue: standardFields.header,
      validation: (rule) => [
        rule.required().min(1).error('Add at least one item.'),
        rule.max(6).warning('More than six items do not fit on one line.'),
      ],
    }),
    defineField({
      name: 'footer',
      title: 'Footer',
      type: 'array',
      group: 'footer',
      description: 'At the end of every page, one column per group.',
      of: [defineArrayMember({ type: 'menuGroup' })],
      initialValue: standardFields.footer,
      validation: (rule) => rule.max(6).warning('More than six columns become narrow.'),
    }),
    defineField({
      name: 'footerLine',
      title: 'Bottom line',
      type: 'array',
      group: 'footer',
      description:
        'At the very bottom of every page. Keep the privacy, terms and cookie links here: visitors must be able to find them by law.',
      of: [defineArrayMember({ type: 'link' })],
      initialValue: standardFields.footerLine,
    }),
    dealershipField,
  ],
  preview: {
    select: { dealership: 'dealership.name' },
    prepare: ({ dealership }) => ({ title: ['Menus', dealership].filter(Boolean).join(' – ') }),
  },
});
