import type { Article } from '@rooftop/content/documents/article/article';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Author of an article. */
export type BylineView = Awaited<ReturnType<typeof bylineView>>;

export async function bylineView(
  { author }: Pick<Article, 'author'>,
  { content, dealership, href }: RequestContext,
) {
  if (author === null) return { name: dealership.name, href: null, isPerson: false };
  const staff = author.slug === null ? [] : await orFallback(content.staff(), []);
  const member = staff.find(({ slug }) => slug === author.slug);
  return {
    name: author.name,
    /** Profile page of the author, or null if they have none here or the author is the dealership. */
    href: member === undefined ? null : href(pathTo('team-member', member)),
    isPerson: true,
  };
}
