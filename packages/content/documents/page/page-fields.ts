import { defineArrayMember, defineField } from 'sanity';
import { PAGE_BLOCKS } from '../../blocks/page-blocks.ts';
import { notLongerThan } from '../../objects/fields/localized.ts';

/**
 * The blocks of a page.
 * @param advice hint for editors of a new page
 */
export const blocksField = (advice: string) =>
  defineField({
    name: 'blocks',
    title: 'Blocks',
    type: 'array',
    group: 'page',
    description: 'From top to bottom. Drag to reorder.',
    of: PAGE_BLOCKS.map((type) => defineArrayMember({ type })),
    validation: (rule) => rule.required().min(1).error(advice),
  });

/**
 * Texts for search engines.
 * @param otherwise description of the default title
 */
export const searchFields = (otherwise: string) => [
  defineField({
    name: 'title',
    title: 'Title',
    type: 'localeString',
    group: 'search',
    description: `The line that search results and browser tabs show. Leave empty to use ${otherwise}.`,
    validation: (rule) => rule.custom(notLongerThan(60, 'search engines cut off the rest.')).warning(),
  }),
  defineField({
    name: 'description',
    title: 'Description',
    type: 'localeText',
    group: 'search',
    description: 'Shown below the title in search results and in shared links.',
    validation: (rule) => rule.custom(notLongerThan(160, 'search engines cut off the rest.')).warning(),
  }),
];
