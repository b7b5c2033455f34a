import { ActivityIcon } from '@sanity/icons/Activity';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { z } from 'zod';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { ARM_KEY } from './experiment.ts';
import { keyField } from '../../objects/fields/key-field.ts';

const CONTROL = 'control';
const variantsShape = z.array(z.object({ key: z.string().optional(), share: z.number().optional() }));

/** An experiment: two or more versions of a block, each shown to a share of visitors. */
export const experiment = defineType({
  name: 'experiment',
  title: 'Experiment',
  type: 'document',
  icon: ActivityIcon,
  groups: [
    { name: 'content', title: 'Experiment', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Question',
      type: 'string',
      group: 'content',
      description:
        'What you want to find out: "Does a shorter headline bring more requests?" Only you see it.',
      validation: (rule) => rule.required().error('Enter what you want to find out.'),
    }),
    defineField({
      name: 'isRunning',
      title: 'Running',
      type: 'boolean',
      group: 'content',
      description:
        'While this is off, every visitor sees the control. Visitors who don’t allow analytics cookies always do.',
      initialValue: false,
    }),
    defineField({
      name: 'variants',
      title: 'Variants',
      type: 'array',
      group: 'content',
      description:
        'What is tried besides the control. On a page, write the block once for the control and once for each variant, and choose under "Experiment" who sees it. Don’t change shares while the experiment runs.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'variant',
          fields: [
            defineField({
              name: 'key',
              title: 'Name',
              type: 'string',
              description: 'Lowercase letters, digits and hyphens: short-headline',
              validation: (rule) => [
                rule
                  .required()
                  .regex(ARM_KEY)
                  .error('Use lowercase letters, digits and hyphens, such as short-headline.'),
                rule.custom((key) =>
                  key === CONTROL ? 'The control is there anyway. Choose another name.' : true,
                ),
              ],
            }),
            defineField({
              name: 'share',
              title: 'Percent of visitors',
              type: 'number',
              initialValue: 50,
              validation: (rule) => rule.required().integer().min(1).max(99).error('Enter 1 to 99.'),
            }),
          ],
          preview: {
            select: { key: 'key', share: 'share' },
            prepare: ({ key, share }) => ({ title: key, subtitle: share && `${share} % of visitors` }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).max(4).error('Add one to four variants.'),
        rule.custom((variants) => {
          const all = variantsShape.safeParse(variants).data ?? [];
          if (new Set(all.map(({ key }) => key)).size < all.length) return 'Two variants have the same name.';
          const sum = all.reduce((total, { share = 0 }) => total + share, 0);
          return sum < 100
            ? true
            : 'Leave some visitors for the control: the shares add up to 100 % or more.';
        }),
      ],
    }),
    keyField({
      description: 'Part of the cookie that remembers what a visitor sees, and of the report.',
      example: 'home-headline',
      from: ({ title }) => (typeof title === 'string' ? title : ''),
    }),
    dealershipField,
  ],
  preview: {
    select: { title: 'title', subtitle: 'key' },
  },
});
