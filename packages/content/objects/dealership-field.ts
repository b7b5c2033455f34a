import { defineField } from 'sanity';

/**
 * The dealership a document belongs to. Every document has it, the Studio fills it in, nobody edits it: the lake
 * refuses a change, because a document that moved would carry its readers' rights along.
 */
export const dealershipField = defineField({
  name: 'dealership',
  title: 'Dealership',
  type: 'reference',
  to: [{ type: 'dealership' }],
  group: 'setup',
  readOnly: true,
  hidden: ({ currentUser, value }) =>
    value !== undefined && !currentUser?.roles.some((role) => role.name === 'administrator'),
  validation: (rule) =>
    rule
      .required()
      .error('This document belongs to no dealership. Create it again from the list of a dealership.'),
});
