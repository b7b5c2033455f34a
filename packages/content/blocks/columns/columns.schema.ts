import { ThListIcon } from '@sanity/icons/ThList';
import { SquareIcon } from '@sanity/icons/Square';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField, preview, requiredHeadline, textField } from '../block-fields.ts';
import { iconField } from '../../objects/fields/icon-field.ts';

/** One of several short texts side by side. */
export const column = defineType({
  name: 'column',
  title: 'Column',
  type: 'object',
  icon: SquareIcon,
  fields: [
    iconField,
    requiredHeadline('heading', 'Heading', 'What this column is about, in a few words.'),
    textField,
    defineField({
      name: 'callToAction',
      title: 'Link below the text',
      type: 'link',
      options: { collapsible: true },
    }),
  ],
  preview: preview('Column'),
});

/** Steps, reasons, services: short texts side by side. */
export const columns = defineType({
  name: 'columns',
  title: 'Columns',
  type: 'object',
  icon: ThListIcon,
  fields: [
    headingField,
    textField,
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [defineArrayMember({ type: 'column' })],
      validation: (rule) => [
        rule.required().min(1).error('Add a column, or remove this block.'),
        rule.min(2).max(6).warning('Looks best with 2 to 4 columns, or 6 in two rows.'),
      ],
    }),
  ],
  preview: preview('Columns'),
});
