import { defineArrayMember, defineField } from 'sanity';

/** Previous slugs, keys or paths of a document. Filled in when it is published, so that old links still work. */
export const formerField = (name: 'formerSlugs' | 'formerKeys' | 'formerPaths') =>
  defineField({
    name,
    title: 'Former URLs',
    type: 'array',
    group: 'setup',
    description: 'Visitors to these are redirected to the current URL.',
    of: [defineArrayMember({ type: 'string' })],
    readOnly: true,
    hidden: ({ value }) => value === undefined,
  });
