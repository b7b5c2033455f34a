import { BookIcon } from '@sanity/icons/Book';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { blocksInSomeLanguage } from '../../objects/fields/localized.ts';
import { dateField } from '../../objects/fields/date-field.ts';
import { ownerFields } from '../../objects/fields/owner-fields.ts';
import { legalKindChoices } from './legal-document-choices.ts';
import { legalKindIsFree } from './legal-kind-is-free.ts';

/** A version of a legal text, effective from a date. */
export const legalVersion = defineType({
  name: 'legalVersion',
  title: 'Version',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    dateField({
      name: 'effectiveFrom',
      title: 'Effective date',
      description: 'Until then, the previous version applies and the page announces this one.',
      required: 'Choose the day.',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeBody',
      description:
        'The website fills in {name}, {legalName}, {address}, {phone}, {servicePhone}, {email} and {state} of the dealership.',
      validation: (rule) => rule.required().custom(blocksInSomeLanguage),
    }),
    defineField({
      name: 'changes',
      title: 'What changed',
      type: 'localeText',
      description:
        'One or two sentences for readers of the previous version. Leave empty for the first version.',
    }),
  ],
  preview: {
    select: { day: 'effectiveFrom', changes: 'changes.en' },
    prepare: ({ day, changes }) => ({ title: `From ${day ?? '…'}`, subtitle: changes }),
  },
});

/** A legal text in all its versions. */
export const legalDocument = defineType({
  name: 'legalDocument',
  title: 'Legal document',
  type: 'document',
  icon: BookIcon,
  groups: [
    { name: 'content', title: 'Document', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'kind',
      title: 'Type',
      type: 'string',
      group: 'content',
      description: 'Sets its URL, /legal/… Your own document replaces the shared one.',
      options: { list: legalKindChoices },
      readOnly: ({ document }) => document?._id !== undefined && !document._id.startsWith('drafts.'),
      validation: (rule) => [rule.required().error('Choose the type.'), rule.custom(legalKindIsFree)],
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      group: 'content',
      description: 'Leave empty for the standard title, such as "Privacy Policy".',
    }),
    defineField({
      name: 'versions',
      title: 'Versions',
      type: 'array',
      group: 'content',
      description:
        'Add a version for every change. Visitors can read older versions. Do not edit versions that have been in effect.',
      of: [defineArrayMember({ type: 'legalVersion' })],
      validation: (rule) => rule.required().min(1).error('Add the first version.'),
    }),
    ...ownerFields,
  ],
  preview: {
    select: { kind: 'kind', day: 'versions.0.effectiveFrom', shared: 'everyDealership' },
    prepare: ({ kind, shared }) => ({
      title: legalKindChoices.find(({ value }) => value === kind)?.title ?? 'Legal document',
      subtitle: shared === true ? 'Shared by every dealership' : undefined,
    }),
  },
});
