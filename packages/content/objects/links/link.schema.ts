import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from 'sanity';
import { destinationFields, destinationSelection, describeTarget } from './destination-fields.ts';
import { inSomeLanguage, notLongerThan } from '../fields/localized.ts';

/** A link with a label, such as a menu entry or a button. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'localeString',
      description: 'Say what happens: "See all cars", not "Click here".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(32, 'links and buttons must fit a phone.')).warning(),
      ],
    }),
    ...destinationFields,
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', ...destinationSelection },
    prepare: ({ en, es, ...destination }) => ({
      title: en ?? es,
      subtitle: describeTarget(destination),
    }),
  },
});
