import { pathTo } from '@rooftop/content/page-paths';
import { orFallback } from '@rooftop/platform/or-fallback';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { listed, type SitemapParts } from '#app/site/sitemap/sources.server.ts';
import { lastChange, publishedArticles } from '#app/site/articles/published-articles.server.ts';

export const sharedArticle: SharedKind = {
  async find(key, context) {
    const articles = await orFallback(publishedArticles(context), []);
    const found = articles.find(({ slug }) => slug === key);
    return found && shareFacts(found.title, found.image);
  },
};

export const sitemap: SitemapParts = {
  articles: async (context) =>
    listed(
      (await publishedArticles(context)).map((article) => ({
        path: pathTo('car-research/article', article),
        lastModified: lastChange(article),
      })),
    ),
};
