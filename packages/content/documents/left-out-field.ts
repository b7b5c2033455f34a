import { defineArrayMember, defineField } from 'sanity';

/** Shared content that a dealership hides from its website. */
export const leftOutField = defineField({
  name: 'leftOut',
  title: 'Shared content to hide',
  type: 'array',
  group: 'setup',
  description:
    'Articles, questions and legal texts that every dealership shares, and that do not fit yours. Links to them become plain words. Where you have written your own at the same address, yours is shown anyway.',
  of: [
    defineArrayMember({
      type: 'reference',
      // Weak, so that shared content can still be deleted.
      weak: true,
      to: [{ type: 'article' }, { type: 'faq' }, { type: 'helpCategory' }, { type: 'legalDocument' }],
      options: { filter: 'everyDealership == true', disableNew: true },
    }),
  ],
  validation: (rule) => rule.unique().error('This is listed twice. Remove one.'),
});
