import { pathTo } from '@rooftop/content/page-paths';
import { orFallback } from '@rooftop/platform/or-fallback';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { listed, type SitemapParts } from '#app/site/sitemap/sources.server.ts';
import { currentOpenings } from '../current-openings.ts';

export const sharedOpening: SharedKind = {
  async find(key, context) {
    const openings = await orFallback(context.content.jobOpenings(), []);
    const found = currentOpenings(openings, context).find(({ slug }) => slug === key);
    return found && shareFacts(found.title);
  },
};

export const sitemap: SitemapParts = {
  openings: async (context) =>
    listed(
      currentOpenings(await context.content.jobOpenings(), context).map((opening) => ({
        path: pathTo('opening', opening),
        lastModified: opening.postedOn,
      })),
    ),
};
