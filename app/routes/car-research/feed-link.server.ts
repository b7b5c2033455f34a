import type { RequestContext } from '../../context.server.ts';
import type { PageHead } from '../../head/page-head.server.ts';
import { FEED_PATH } from './article-path.ts';

/** Where feed readers find the articles, for the head of a page of research. */
export const feedLink = ({
  dealership,
  href,
  origin,
  say,
}: Pick<RequestContext, 'dealership' | 'href' | 'origin' | 'say'>): NonNullable<PageHead['feed']> => ({
  title: say('research.feed', { name: dealership.name }),
  href: origin + (href(FEED_PATH) ?? ''),
});
