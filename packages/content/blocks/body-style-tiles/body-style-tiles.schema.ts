import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineType } from 'sanity';
import { headingField, textField } from '../block-fields.ts';

/** Browse by body style: the tiles are the documents under "Body styles". */
export const bodyStyleTiles = defineType({
  name: 'bodyStyleTiles',
  title: 'Browse by body style',
  type: 'object',
  icon: ThLargeIcon,
  description: 'Shows active items from "Body styles", with pictures and starting prices.',
  fields: [headingField, textField],
  preview: {
    select: { en: 'heading.en', es: 'heading.es' },
    prepare: ({ en, es }) => ({ title: en ?? es ?? 'Body styles', subtitle: 'Browse by body style' }),
  },
});
