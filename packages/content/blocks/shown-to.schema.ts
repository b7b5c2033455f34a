import { defineField } from 'sanity';
import { OWN_REFERENCE } from '../objects/own-reference.ts';

/** Field of every block: the visitors who see it. */
export const shownToField = defineField({
  name: 'shownTo',
  title: 'Experiment',
  type: 'object',
  description: 'Leave empty to show this block to everyone.',
  options: { collapsible: true, collapsed: true, columns: 2 },
  fields: [
    defineField({
      name: 'experiment',
      title: 'Experiment',
      type: 'reference',
      to: [{ type: 'experiment' }],
      options: OWN_REFERENCE,
      weak: true,
    }),
    defineField({
      name: 'arm',
      title: 'Shown to',
      type: 'string',
      description: 'control, or the name of a variant.',
      placeholder: 'control',
    }),
  ],
});
