import { defineField } from 'sanity';
import { LINK_KINDS } from './link-kinds.ts';

/** A path of this website, or a URL that is safe to follow. */
const HREF = /^(\/(?![/\\])\S*|https:\/\/\S+|tel:\+\d+|mailto:\S+@\S+)$/;
const HELP =
  'Begin with a slash for a page on this website (/cars-for-sale), or with https://, tel: or mailto:.';

/** An optional link target that editors choose: a path without language, the same in all languages, or an external URL. */
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
    options: { linksTo: LINK_KINDS },
    validation: (rule) => rule.regex(HREF).error(HELP),
  });
