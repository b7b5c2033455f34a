import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import type { PageHead } from '#app/site/head/page-head.server.ts';

/** Link to the RSS feed, for the head of research pages. */
export const feedLink = ({
  dealership,
  href,
  origin,
  t,
}: Pick<RequestContext, 'dealership' | 'href' | 'origin' | 't'>): NonNullable<PageHead['feed']> => ({
  title: t('research.feed', { name: dealership.name }),
  href: origin + (href(pathTo('car-research/rss.xml')) ?? ''),
});
