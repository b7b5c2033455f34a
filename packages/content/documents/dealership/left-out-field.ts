import { defineArrayMember, defineField } from 'sanity';
import { DOCUMENT_TYPES, SHARED_TYPES } from '../document-types.ts';

/** Shared content that a dealership hides from its website. */
export const leftOutField = defineField({
  name: 'leftOut',
  title: 'Shared content to hide',
  type: 'array',
  group: 'setup',
  description:
    'Shared articles, questions, legal texts and service operations that do not apply to your dealership. Links to them become plain text. If you wrote your own at the same URL or with the same op code, yours is shown instead.',
  of: [
    defineArrayMember({
      type: 'reference',
      // Weak, so that shared content can still be deleted.
      weak: true,
      to: SHARED_TYPES.filter((type) => DOCUMENT_TYPES[type].shared === 'hideable').map((type) => ({ type })),
      options: { filter: 'everyDealership == true', disableNew: true },
    }),
  ],
  validation: (rule) => rule.unique().error('This is listed twice. Remove one.'),
});
