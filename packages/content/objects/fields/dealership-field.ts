import { defineField } from 'sanity';

/**
 * The dealership a document belongs to. Every document has it and the Studio fills it in. Nobody can edit it: the
 * content lake refuses a change, because moving a document would also move access to it.
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
      .error('This document does not belong to a dealership. Create it again from a dealership’s list.'),
});
