import { EnterRightIcon } from '@sanity/icons/EnterRight';
import { defineField, defineType } from 'sanity';
import { z } from 'zod';
import { hasNoError } from '../../checks/with-checks.ts';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { LINK_KINDS } from '../../objects/links/link-kinds.ts';
import { leadsToOwnHost } from './leads-to-own-host.ts';
import { LEADS_TO_ITSELF, NEW_URL, OLD_URL } from './redirect-form.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';

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
      validation: (rule) => rule.required().regex(OLD_URL.pattern).error(OLD_URL.help),
    }),
    defineField({
      name: 'to',
      title: 'New URL',
      type: 'string',
      group: 'content',
      description: 'A page on this website, or https:// and one of your own hostnames.',
      options: { linksTo: LINK_KINDS },
      validation: (rule) => [
        rule.required().regex(NEW_URL.pattern).error(NEW_URL.help),
        rule.custom((to, { document }) =>
          to === undefined || to !== fromShape.safeParse(document).data?.from ? true : LEADS_TO_ITSELF,
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
