import type { Article } from '@rooftop/content/documents/article';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../../context.server.ts';
import { orFallback } from '../../../http/or-fallback.ts';

/** Author of an article. */
export interface BylineView {
  readonly name: string;
  /** Profile page of the author, or null if they have none here or the author is the dealership. */
  readonly href: string | null;
  readonly isPerson: boolean;
}

export async function bylineView(
  { author }: Pick<Article, 'author'>,
  { content, dealership, href }: RequestContext,
): Promise<BylineView> {
  if (author === null) return { name: dealership.name, href: null, isPerson: false };
  const staff = author.slug === null ? [] : await orFallback(content.staff(), []);
  const member = staff.find(({ slug }) => slug === author.slug);
  return {
    name: author.name,
    href: member === undefined ? null : href(pathTo('team-member', member)),
    isPerson: true,
  };
}
