import { LANDING_PATHS } from '@rooftop/content/pages.generated';
import { orFallback } from '@rooftop/platform/or-fallback';
import { isLandingPath } from '#app/site/pages/standard/standard-pages.ts';
import { listed, type SitemapParts } from '#app/site/sitemap/sources.server.ts';

/**
 * Pages made of blocks: standard pages and those of editors, except pages that editors exclude from search engines.
 */
export const sitemap: SitemapParts = {
  pages: async ({ content }) => {
    const written = await orFallback(content.pages(), []);
    // An empty page at the path of a standard page is replaced by the standard page.
    const shown = written.filter(({ path, blocks }) => blocks.length > 0 || !isLandingPath(path));
    return listed([
      ...LANDING_PATHS.filter((path) => !shown.some((page) => page.path === path)).map((path) => ({
        path,
        lastModified: null,
      })),
      ...shown
        .filter(({ isIndexed }) => isIndexed)
        .map(({ path, updatedAt }) => ({ path, lastModified: updatedAt.slice(0, 10) })),
    ]);
  },
};
