import { ImageIcon } from '@sanity/icons/Image';
import { ImagesIcon } from '@sanity/icons/Images';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField, preview } from '../block-fields.ts';

/** A picture with a caption. */
export const galleryPicture = defineType({
  name: 'galleryPicture',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      validation: (rule) => rule.required().error('Choose a picture.'),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'localeString' }),
  ],
  preview: {
    select: { en: 'caption.en', es: 'caption.es', alt: 'image.alt.en', media: 'image' },
    prepare: ({ en, es, alt, media }) => ({ title: en ?? es ?? alt ?? 'Picture', media }),
  },
});

/** Several pictures. */
export const gallery = defineType({
  name: 'gallery',
  title: 'Gallery',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    headingField,
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      of: [defineArrayMember({ type: 'galleryPicture' })],
      options: { layout: 'grid' },
      validation: (rule) => [
        rule.required().min(1).error('Add a picture, or remove this block.'),
        rule.max(24).warning('More than 24 pictures are slow on a phone. Keep the best.'),
      ],
    }),
  ],
  preview: preview('Gallery', 'pictures.0.image'),
});
