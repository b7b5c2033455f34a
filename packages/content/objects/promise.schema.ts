import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineField, defineType } from 'sanity';
import { z } from 'zod';
import { type Localized, inSomeLanguage } from './fields/localized.ts';

const promiseShape = z.object({ offered: z.boolean().optional() });

/** A promise that comes with a car, and its terms, which are always shown next to it. */
export const promise = defineType({
  name: 'promise',
  title: 'Promise',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({ name: 'offered', title: 'We offer this', type: 'boolean', initialValue: false }),
    defineField({
      name: 'terms',
      title: 'Terms',
      type: 'localeText',
      description: 'Who gets it, for which cars, for how long and what it does not cover.',
      hidden: ({ parent }) => promiseShape.safeParse(parent).data?.offered !== true,
      validation: (rule) =>
        rule.custom<Localized | undefined>((terms, context) =>
          promiseShape.safeParse(context.parent).data?.offered === true
            ? inSomeLanguage(terms, context)
            : true,
        ),
    }),
  ],
});
