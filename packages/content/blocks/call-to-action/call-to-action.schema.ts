import { RocketIcon } from '@sanity/icons/Rocket';
import { defineType } from 'sanity';
import { buttonFields, preview, requiredHeadline, textField } from '../block-fields.ts';

/** A closing message with a button. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  icon: RocketIcon,
  description: 'A band across the page with one thing to do. Best at the end of a page.',
  fields: [requiredHeadline('heading', 'Heading', 'How the shopper benefits.'), textField, ...buttonFields],
  preview: preview('Call to action'),
});
