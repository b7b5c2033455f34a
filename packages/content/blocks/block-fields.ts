import { defineArrayMember, defineField, type PreviewValue } from 'sanity';
import { inSomeLanguage, notLongerThan } from '../objects/fields/localized.ts';

/** Longer texts break badly on phones. Spanish needs about a fifth more room than English. */
const HEADLINE = notLongerThan(60, 'long headlines break over many lines on a phone.');
const TEXT = notLongerThan(220, 'shoppers skip longer ones.');

/** Optional heading above a block. */
export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  type: 'localeString',
  validation: (rule) => rule.custom(HEADLINE).warning(),
});

/** Required headline. */
export const requiredHeadline = (name: 'headline' | 'heading', title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'localeString',
    description,
    validation: (rule) => [rule.required().custom(inSomeLanguage), rule.custom(HEADLINE).warning()],
  });

/** One or two sentences below a heading. */
export const textField = defineField({
  name: 'text',
  title: 'Text below',
  type: 'localeText',
  description: 'One or two sentences. May be empty.',
  validation: (rule) => rule.custom(TEXT).warning(),
});

/** Two or three words above a heading. */
export const eyebrowField = defineField({
  name: 'eyebrow',
  title: 'Text above the heading',
  type: 'localeString',
  description: 'Two or three words that say what this is about. May be empty.',
});

/** Conditions of a claim. */
export const termsField = defineField({
  name: 'terms',
  title: 'Terms',
  type: 'localeText',
  description:
    'The terms of the claim above: who qualifies, until when, for which cars. Always shown next to the claim.',
});

/** At most two buttons: the main thing a shopper should do, and an alternative for shoppers who aren't ready. */
export const buttonFields = [
  defineField({ name: 'callToAction', title: 'Button', type: 'link', options: { collapsible: true } }),
  defineField({
    name: 'secondCallToAction',
    title: 'Second button',
    type: 'link',
    description: 'Less prominent than the first. One button is usually enough.',
    options: { collapsible: true, collapsed: true },
  }),
];

/** Number of items that a block shows. */
export const countField = (initialValue: number, most: number) =>
  defineField({
    name: 'count',
    title: 'Number to show',
    type: 'number',
    initialValue,
    validation: (rule) =>
      rule.required().integer().min(1).max(most).error(`Enter a whole number from 1 to ${most}.`),
  });

/** Tiles, each with an icon and a link. */
export const tilesField = (
  name: 'tiles' | 'buttons',
  title: string,
  { least, most }: { least: number; most: number },
) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'iconLink' })],
    validation: (rule) => [
      rule.required().min(1).error('Add at least one.'),
      rule
        .min(least)
        .max(most)
        .warning(`Looks best with ${least === most ? least : `${least} to ${most}`}.`),
    ],
  });

interface PreviewOfBlock {
  readonly en?: string;
  readonly es?: string;
  readonly media?: PreviewValue['media'];
}

/**
 * Preview of a block with a heading in Studio lists.
 * @param media path of the field that holds its picture
 */
export const preview = (title: string, media?: string) => ({
  select: { en: 'heading.en', es: 'heading.es', ...(media !== undefined && { media }) },
  prepare: ({ en, es, media: picture }: PreviewOfBlock) => ({
    title: en ?? es ?? title,
    subtitle: title,
    ...(picture !== undefined && { media: picture }),
  }),
});
