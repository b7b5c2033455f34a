import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from 'sanity';
import { reviewCategoryChoices } from '../../documents/review/review-choices.ts';
import { countField, headingField, preview, textField } from '../block-fields.ts';

/** Customer reviews, filtered by category. */
export const reviewStrip = defineType({
  name: 'reviewStrip',
  title: 'Reviews',
  type: 'object',
  icon: CommentIcon,
  description: 'Shows the first of "Reviews", with their total from "Dealership", "Ratings and promises".',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'rating',
      title: 'Rating shown above',
      type: 'string',
      hidden: true,
      deprecated: { reason: 'Every page shows the dealership’s overall rating.' },
    }),
    defineField({
      name: 'category',
      title: 'Initial category',
      type: 'string',
      options: { list: reviewCategoryChoices },
      description: 'Selected when the page opens. Shoppers can switch to the others. Leave empty for all.',
    }),
    countField(9, 24),
  ],
  preview: preview('Reviews'),
});
