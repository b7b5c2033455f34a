import { ImagesIcon } from '@sanity/icons/Images';
import { ImageIcon } from '@sanity/icons/Image';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { minimumWidth } from '../../objects/media/wide-enough.ts';
import { buttonFields, requiredHeadline, textField } from '../block-fields.ts';

/** A picture with a headline. */
export const heroSlide = defineType({
  name: 'heroSlide',
  title: 'Slide',
  type: 'object',
  icon: ImageIcon,
  fields: [
    requiredHeadline('headline', 'Headline', 'What you promise, in a few words.'),
    textField,
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      description:
        'Wide, at least 2000 pixels. Set the hotspot to what must stay visible on a phone, where the sides are cut off.',
      validation: (rule) => rule.custom(minimumWidth(1600)).warning(),
    }),
    ...buttonFields,
  ],
  preview: {
    select: { en: 'headline.en', es: 'headline.es', href: 'callToAction.href', media: 'image' },
    prepare: ({ en, es, href, media }) => ({ title: en ?? es ?? 'Slide', subtitle: href, media }),
  },
});

/** Slides at the top of a page. */
export const heroSlides = defineType({
  name: 'heroSlides',
  title: 'Slides',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      description: 'Nearly everyone sees the first slide. Drag to reorder.',
      of: [defineArrayMember({ type: 'heroSlide' })],
      validation: (rule) => [
        rule.required().min(1).error('Add a slide, or remove this block.'),
        rule.max(5).warning('Few people see more than three slides. Keep the best.'),
      ],
    }),
  ],
  preview: {
    select: { en: 'slides.0.headline.en', es: 'slides.0.headline.es', media: 'slides.0.image' },
    prepare: ({ en, es, media }) => ({ title: en ?? es ?? 'Slides', subtitle: 'Slides', media }),
  },
});
