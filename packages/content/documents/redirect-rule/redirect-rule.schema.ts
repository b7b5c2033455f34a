import { EnterRightIcon } from '@sanity/icons/EnterRight';
import { defineField, defineType } from 'sanity';
import { z } from 'zod';
import { hasNoError } from '../../checks/with-checks.ts';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { LINK_KINDS } from '../../objects/links/link-kinds.ts';
import { leadsToOwnHost } from './leads-to-own-host.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';

/** A path without query and fragment. A star as its last segment matches everything below. */
const FROM = /^\/(?!\/)[^\s?#*\\]*(?:(?<=\/)\*)?$/;
const TO = /^(\/(?![/\\])\S*|https:\/\/\S+)$/;

const fromShape = z.object({ from: z.string() });

/** Redirects an old URL to a new one. */
export const redirectRule = defineType({
  name: 'redirectRule',
  title: 'Redirect',
  type: 'document',
  icon: EnterRightIcon,
  groups: [
    { name: 'content', title: 'Redirect', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'from',
      title: 'Old URL',
      type: 'string',
      group: 'content',
      description: 'A path on this website: /specials. Add /* to include everything below it: /blog/*',
      validation: (rule) =>
        rule
          .required()
          .regex(FROM)
          .error(
            'Begin with a slash, without a question mark. An asterisk may only follow the last slash: /blog/*',
          ),
    }),
    defineField({
      name: 'to',
      title: 'New URL',
      type: 'string',
      group: 'content',
      description: 'A page on this website, or https:// and one of your own hostnames.',
      options: { linksTo: LINK_KINDS },
      validation: (rule) => [
        rule.required().regex(TO).error('Begin with a slash, or with https://.'),
        rule.custom((to, { document }) =>
          to === undefined || to !== fromShape.safeParse(document).data?.from
            ? true
            : 'This leads to itself. Choose another address.',
        ),
        rule.custom(leadsToOwnHost),
        rule.custom(hasNoError),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      group: 'content',
      description: 'Search engines drop the old URL. Turn this off for a temporary redirect.',
      ...ON_BY_DEFAULT,
    }),
    dealershipField,
  ],
  orderings: [{ name: 'from', title: 'Old URL', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: from,
      subtitle: `→ ${to ?? '?'}${permanent === false ? ' · temporary' : ''}`,
    }),
  },
});
