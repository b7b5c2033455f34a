import type { RequestContext } from '../../context.server.ts';
import type { PageHead } from '../../site/head/page-head.server.ts';
import { FEED_PATH } from './article-path.ts';

/** Link to the RSS feed, for the head of research pages. */
export const feedLink = ({
  dealership,
  href,
  origin,
  t,
}: Pick<RequestContext, 'dealership' | 'href' | 'origin' | 't'>): NonNullable<PageHead['feed']> => ({
  title: t('research.feed', { name: dealership.name }),
  href: origin + (href(FEED_PATH) ?? ''),
});
