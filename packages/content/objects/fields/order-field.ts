import { defineField } from 'sanity';

/** Sort position of a document among others of its type. */
export const orderField = defineField({
  name: 'order',
  title: 'List position',
  type: 'number',
  group: 'setup',
  description: 'Smaller numbers come first.',
  initialValue: 100,
  validation: (rule) => rule.integer().error('Enter a whole number.'),
});

/** Sorts the Studio's lists like the website. */
export const WEBSITE_ORDER = {
  name: 'position',
  title: 'Website order',
  by: [{ field: 'order', direction: 'asc' as const }],
};
