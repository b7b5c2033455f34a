import type { ContentLink } from '@rooftop/content/objects/links/link';
import type { RequestContext } from '../context.server.ts';

/** A safe link with its label, localized. */
export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** Safe links. Links without a valid target are left out, including their labels. */
export function linkViews<Link extends ContentLink>(
  links: readonly (Link | null)[],
  { href }: Pick<RequestContext, 'href'>,
): readonly (Link & LinkView)[] {
  return links.flatMap((link) => {
    const address = link && href(link.href);
    return link === null || address === null ? [] : [{ ...link, href: address }];
  });
}
