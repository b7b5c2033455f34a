import { defineArrayMember, defineField } from 'sanity';

/** Previous slugs, keys or paths of a document. Filled in when it is published, so that old links still work. */
export const formerField = (name: 'formerSlugs' | 'formerKeys' | 'formerPaths') =>
  defineField({
    name,
    title: 'Former addresses',
    type: 'array',
    group: 'setup',
    description: 'Visitors of these are redirected to the current address.',
    of: [defineArrayMember({ type: 'string' })],
    readOnly: true,
    hidden: ({ value }) => value === undefined,
  });
