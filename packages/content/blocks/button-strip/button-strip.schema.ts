import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal';
import { defineType } from 'sanity';
import { tilesField } from '../block-fields.ts';

/** The three most common tasks of shoppers, side by side. */
export const buttonStrip = defineType({
  name: 'buttonStrip',
  title: 'Button strip',
  type: 'object',
  icon: SplitHorizontalIcon,
  fields: [tilesField('buttons', 'Buttons', { least: 3, most: 3 })],
  preview: {
    select: { first: 'buttons.0.label.en', second: 'buttons.1.label.en', third: 'buttons.2.label.en' },
    prepare: ({ first, second, third }) => ({
      title: [first, second, third].filter(Boolean).join(' · ') || 'Button strip',
      subtitle: 'Button strip',
    }),
  },
});
