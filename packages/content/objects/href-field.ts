import { defineField } from 'sanity';

/** A path of this website, or a URL that is safe to follow. */
const HREF = /^(\/(?![/\\])\S*|https:\/\/\S+|tel:\+\d+|mailto:\S+@\S+)$/;
const HELP =
  'Begin with a slash for a page on this website (/cars-for-sale), or with https://, tel: or mailto:.';

/** A required link target: a path without language, the same in all languages, or an external URL. */
export const hrefField = defineField({
  name: 'href',
  title: 'Link target',
  type: 'string',
  description:
    'A path on this website such as /cars-for-sale, or a URL that begins with https://, tel: or mailto:.',
  validation: (rule) => rule.required().regex(HREF).error(HELP),
});

/** An optional link target. */
export const optionalHref = (
  name: 'href' | 'redirect' | 'url',
  title: string,
  description: string,
  group?: string,
) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    ...(group !== undefined && { group }),
    validation: (rule) => rule.regex(HREF).error(HELP),
  });
