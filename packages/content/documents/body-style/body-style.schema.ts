import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineField, defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { inSomeLanguage } from '../../objects/fields/localized.ts';
import { WEBSITE_ORDER, orderField } from '../../objects/fields/order-field.ts';
import { bodyStyleChoices } from './body-style-choices.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';

/** A body style that shoppers look for. */
export const bodyStyle = defineType({
  name: 'bodyStyle',
  title: 'Body style',
  type: 'document',
  icon: ThLargeIcon,
  groups: [
    { name: 'content', title: 'Tile', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      group: 'content',
      description: 'What shoppers call it: SUVs, Trucks.',
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({
      name: 'startingPrice',
      title: 'Starting price',
      type: 'cents',
      group: 'content',
      description:
        'Shown only while no car of this body style lists a price, and never lower than your cheapest car. Otherwise, the website shows the lowest listed price. Not shown at all if you lock prices.',
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      group: 'content',
      description: 'Without a picture, the website shows a drawing in your brand color.',
    }),
    defineField({
      name: 'active',
      title: 'Show on the website',
      type: 'boolean',
      group: 'content',
      ...ON_BY_DEFAULT,
    }),
    defineField({
      name: 'value',
      title: 'Body style',
      type: 'string',
      group: 'setup',
      description: 'Cars that the tile links to.',
      options: { list: bodyStyleChoices },
      validation: (rule) => rule.required().error('Choose the body style.'),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'image',
      group: 'setup',
      description: 'Beside the name. A square with a transparent background looks best.',
    }),
    orderField,
    dealershipField,
  ],
  orderings: [WEBSITE_ORDER],
  preview: {
    select: { en: 'name.en', es: 'name.es', price: 'startingPrice', active: 'active', media: 'image' },
    prepare: ({ en, es, price, active, media }) => ({
      title: en ?? es ?? 'Body style',
      subtitle: [
        active === false ? 'Not shown' : undefined,
        typeof price !== 'number' ? undefined : `from $${Math.round(price / 100).toLocaleString('en-US')}`,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});
