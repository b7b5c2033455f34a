import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineField, defineType } from 'sanity';
import { ICONS } from '../blocks/block.ts';
import { hrefField } from './href-field.ts';
import { inSomeLanguage, notLongerThan } from './localized.ts';
import { choices } from './choices.ts';

const iconChoices = choices(ICONS, {
  'pre-approval': 'Pre-approval',
  value: 'Value of a car',
  service: 'Service',
  search: 'Search',
  price: 'Price',
  mileage: 'Mileage',
  offer: 'Offer',
  shield: 'Shield',
  calendar: 'Calendar',
  phone: 'Phone',
  car: 'Car',
  heart: 'Heart',
});

/** A tile or large button: a sign, a few words, and where they lead. */
export const iconLink = defineType({
  name: 'iconLink',
  title: 'Tile',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'localeString',
      description: 'What happens, in two or three words: "Value Your Trade".',
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
    hrefField,
    defineField({
      name: 'icon',
      title: 'Sign',
      type: 'string',
      options: { list: iconChoices },
    }),
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', href: 'href' },
    prepare: ({ en, es, href }) => ({ title: en ?? es, subtitle: href }),
  },
});
