import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';

/** Fields of a rating on a review platform. */
export const ratingFields = [
  defineField({
    name: 'stars',
    title: 'Stars',
    type: 'number',
    description: 'From 0 to 5, such as 4.3.',
    validation: (rule) =>
      rule.required().min(0).max(5).precision(1).error('Enter a number from 0 to 5, such as 4.3.'),
  }),
  defineField({
    name: 'count',
    title: 'Number of reviews',
    type: 'number',
    description: 'The full number: 1800, which the website shows as 1.8K.',
    validation: (rule) => rule.required().integer().min(0).error('Enter a whole number, such as 1800.'),
  }),
];

/** A rating as shown on a review platform. */
export const rating = defineType({
  name: 'rating',
  title: 'Rating',
  type: 'object',
  icon: StarIcon,
  options: { columns: 2 },
  fields: ratingFields,
});
