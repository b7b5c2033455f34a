import type { ContentLink } from '@rooftop/content/objects/link';
import type { RequestContext } from '../context.server.ts';

/** Words that lead somewhere, in this language and safe to follow. */
export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** The links that may be followed; what leads nowhere is left out, words and all. */
export function linkViews<Link extends ContentLink>(
  links: readonly (Link | null)[],
  { href }: Pick<RequestContext, 'href'>,
): readonly (Link & LinkView)[] {
  return links.flatMap((link) => {
    const address = link && href(link.href);
    return link === null || address === null ? [] : [{ ...link, href: address }];
  });
}
