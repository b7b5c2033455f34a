import { defineField } from 'sanity';

/** A path of this website, or a URL that is safe to follow. */
const HREF = /^(\/(?![/\\])\S*|https:\/\/\S+|tel:\+\d+|mailto:\S+@\S+)$/;
const HELP =
  'Begin with a slash for a page of this website (/cars-for-sale), or with https://, tel: or mailto:.';

/** A required link target: a path without language, the same in all languages, or an external URL. */
export const hrefField = defineField({
  name: 'href',
  title: 'Where it leads',
  type: 'string',
  description:
    'A page of this website such as /cars-for-sale, or an address that begins with https://, tel: or mailto:.',
  validation: (rule) => rule.required().regex(HREF).error(HELP),
});

/** An optional link target. */
export const optionalHref = (name: 'href' | 'url', title: string, description: string, group?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    ...(group !== undefined && { group }),
    validation: (rule) => rule.regex(HREF).error(HELP),
  });
