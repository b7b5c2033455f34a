import { InlineIcon } from '@sanity/icons/Inline';
import { TiersIcon } from '@sanity/icons/Tiers';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { inSomeLanguage, notLongerThan } from '../../objects/fields/localized.ts';
import { headingField, textField } from '../block-fields.ts';

/** What one department offers shoppers. */
export const departmentTab = defineType({
  name: 'departmentTab',
  title: 'Tab',
  type: 'object',
  icon: InlineIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Tab label',
      type: 'localeString',
      description: 'One or two words: Finance, Shop, Sell or Trade, Service.',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(20, 'tabs are side by side on a phone.')).warning(),
      ],
    }),
    headingField,
    textField,
    defineField({ name: 'image', title: 'Picture', type: 'accessibleImage' }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(6).warning('More than six links are hard to choose from.'),
    }),
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', heading: 'heading.en', media: 'image' },
    prepare: ({ en, es, heading, media }) => ({ title: en ?? es ?? 'Tab', subtitle: heading, media }),
  },
});

/** One tab for each department. */
export const departmentTabs = defineType({
  name: 'departmentTabs',
  title: 'Departments',
  type: 'object',
  icon: TiersIcon,
  fields: [
    headingField,
    defineField({
      name: 'tabs',
      title: 'Tabs',
      type: 'array',
      of: [defineArrayMember({ type: 'departmentTab' })],
      validation: (rule) => [
        rule.required().min(1).error('Add a tab, or remove this block.'),
        rule.min(2).max(5).warning('Looks best with 2 to 5 tabs.'),
      ],
    }),
  ],
  preview: {
    select: { en: 'heading.en', es: 'heading.es', media: 'tabs.0.image' },
    prepare: ({ en, es, media }) => ({ title: en ?? es ?? 'Departments', subtitle: 'Departments', media }),
  },
});
