import { pathTo } from '@rooftop/content/page-paths';
import { orFallback } from '../../../http/or-fallback.ts';
import { card, type SharedKind } from '../../../site/head/shared-page.ts';
import { listed, type SitemapParts } from '../../../site/sitemap/sources.server.ts';
import { lastChange, publishedArticles } from '../published-articles.server.ts';

export const sharedArticle: SharedKind = {
  share: 'article',
  async find(key, context) {
    const articles = await orFallback(publishedArticles(context), []);
    const found = articles.find(({ slug }) => slug === key);
    return found && card(found.title, found.image);
  },
};

export const shares = [sharedArticle];

export const sitemap: SitemapParts = {
  articles: async (context) =>
    listed(
      (await publishedArticles(context)).map((article) => ({
        path: pathTo('car-research/article', article),
        lastModified: lastChange(article),
      })),
    ),
};
