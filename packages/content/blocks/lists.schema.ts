import { CommentIcon } from '@sanity/icons/Comment';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { PinIcon } from '@sanity/icons/Pin';
import { TagIcon } from '@sanity/icons/Tag';
import { defineField, defineType } from 'sanity';
import { placeChoices, positionChoices } from '../documents/choices.ts';
import { countField, headingField, textField } from './block-fields.ts';

// Blocks that show documents written elsewhere in the Studio: each says only how.

const preview = (title: string) => ({
  select: { en: 'heading.en', es: 'heading.es' },
  prepare: ({ en, es }: Record<'en' | 'es', string | undefined>) => ({
    title: en ?? es ?? title,
    subtitle: title,
  }),
});

/** What customers wrote, filtered by category. */
export const reviewStrip = defineType({
  name: 'reviewStrip',
  title: 'Reviews',
  type: 'object',
  icon: CommentIcon,
  description: 'Shows the first of "Reviews", with the rating of the home page from "Settings".',
  fields: [headingField, textField, countField(9, 24)],
  preview: preview('Reviews'),
});

/** The promotions of one position that are on today. */
export const promotionList = defineType({
  name: 'promotionList',
  title: 'Promotions',
  type: 'object',
  icon: TagIcon,
  description: 'Shows what is live under "Promotions". When nothing is, the block is not there.',
  fields: [
    headingField,
    defineField({
      name: 'position',
      title: 'Which promotions',
      type: 'string',
      options: { list: positionChoices, layout: 'radio' },
      initialValue: 'promotions-carousel',
      validation: (rule) => rule.required().error('Choose which.'),
    }),
  ],
  preview: preview('Promotions'),
});

/** Questions of one place. */
export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'Shows the first of "Questions" that have this place.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'place',
      title: 'Which questions',
      type: 'string',
      options: { list: placeChoices },
      initialValue: 'home',
      validation: (rule) => rule.required().error('Choose which.'),
    }),
    countField(10, 30),
  ],
  preview: preview('Questions and answers'),
});

/** Every store with its address and hours. */
export const storeList = defineType({
  name: 'storeList',
  title: 'Stores',
  type: 'object',
  icon: PinIcon,
  description: 'Shows every store with address, phones and hours.',
  fields: [headingField, textField],
  preview: preview('Stores'),
});
