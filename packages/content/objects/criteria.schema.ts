import { FilterIcon } from '@sanity/icons/Filter';
import { defineField, defineType } from 'sanity';
import { CRITERIA } from './criteria.ts';
import { choices } from './fields/titled-choices.ts';

const criteriaChoices = choices(CRITERIA, {
  page: 'Page',
  store: 'Store',
  language: 'Language',
});

/** One condition for showing a promotion. */
export const criteria = defineType({
  name: 'criteria',
  title: 'Condition',
  type: 'object',
  icon: FilterIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'subject',
      title: 'Property',
      type: 'string',
      options: { list: criteriaChoices },
      validation: (rule) => rule.required().error('Choose what must match.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'A page: /service. A store: its short name. A language: en or es.',
      validation: (rule) => rule.required().error('Enter the value.'),
    }),
  ],
  preview: {
    select: { title: 'value', subject: 'subject' },
    prepare: ({ title, subject }) => ({
      title,
      subtitle: criteriaChoices.find(({ value }) => value === subject)?.title,
    }),
  },
});
