import { FilterIcon } from '@sanity/icons/Filter';
import { defineType } from 'sanity';
import { headingField, tilesField } from '../block-fields.ts';

/** Browse by special filters, one tile each. */
export const filterTiles = defineType({
  name: 'filterTiles',
  title: 'Browse by special filters',
  type: 'object',
  icon: FilterIcon,
  fields: [headingField, tilesField('tiles', 'Tiles', { least: 3, most: 8 })],
  preview: {
    select: { en: 'heading.en', es: 'heading.es' },
    prepare: ({ en, es }) => ({
      title: en ?? es ?? 'Special filters',
      subtitle: 'Browse by special filters',
    }),
  },
});
