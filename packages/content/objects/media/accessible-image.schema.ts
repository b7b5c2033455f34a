import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from 'sanity';

/** A picture with alternative text. */
export const accessibleImage = defineType({
  name: 'accessibleImage',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'localeString',
      description:
        'Describes the picture to people who cannot see it, and is shown while it loads. Leave empty for decorative pictures.',
    }),
  ],
  preview: { select: { title: 'alt.en', media: 'asset' } },
});
