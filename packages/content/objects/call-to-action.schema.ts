import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from 'sanity';
import { inSomeLanguage, notLongerThan } from './localized.ts';

/** A path of the same website, or an address that is safe to follow. */
const HREF = /^(\/(?!\/)\S*|https:\/\/\S+|tel:\+\d+|mailto:\S+@\S+)$/;

/** The one thing a shopper should do next. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words on the button',
      type: 'localeString',
      description: 'Say what happens: "See all cars", not "Click here".',
      validation: (rule) => [
        rule.required().custom(inSomeLanguage),
        rule.custom(notLongerThan(32, 'buttons must fit a phone.')).warning(),
      ],
    }),
    defineField({
      name: 'href',
      title: 'Where it leads',
      type: 'string',
      description:
        'A page of this website such as /cars-for-sale, or an address that begins with https://, tel: or mailto:.',
      validation: (rule) =>
        rule
          .required()
          .regex(HREF)
          .error(
            'Begin with a slash for a page of this website (/cars-for-sale), or with https://, tel: or mailto:.',
          ),
    }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'href' } },
});
