import { defineField } from 'sanity';

/** Where a document stands among its kind. */
export const orderField = defineField({
  name: 'order',
  title: 'Position in lists',
  type: 'number',
  group: 'setup',
  description: 'Smaller numbers come first.',
  initialValue: 100,
  validation: (rule) => rule.integer().error('Write a whole number.'),
});

/** The lists of the Studio in the order of the website. */
export const AS_ON_THE_WEBSITE = {
  name: 'position',
  title: 'As on the website',
  by: [{ field: 'order', direction: 'asc' as const }],
};
