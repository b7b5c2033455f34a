import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineField, defineType } from 'sanity';
import { iconField } from '../fields/icon-field.ts';
import { destinationFields, destinationSelection, describeTarget } from './destination-fields.ts';
import { inSomeLanguage, notLongerThan } from '../fields/localized.ts';

/** A tile or large button: an icon, a short label and a link. */
export const iconLink = defineType({
  name: 'iconLink',
  title: 'Tile',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'localeString',
      description: 'Two or three words for what happens: "Value Your Trade".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(28, 'tiles must fit a phone.')).warning(),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Text below',
      type: 'localeText',
      description: 'One short sentence. May be empty.',
      validation: (rule) => rule.custom(notLongerThan(80, 'shoppers skip longer ones.')).warning(),
    }),
    ...destinationFields,
    iconField,
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', ...destinationSelection },
    prepare: ({ en, es, ...destination }) => ({
      title: en ?? es,
      subtitle: describeTarget(destination),
    }),
  },
});
