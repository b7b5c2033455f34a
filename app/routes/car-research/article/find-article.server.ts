import { redirect } from '#app/framework.server.ts';
import type { Article } from '@rooftop/content/documents/article/article';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { localPath } from '#app/http/page-request.ts';
import { publishedArticles } from '#app/site/articles/published-articles.server.ts';

/** An article and the published articles to show with it. */
export interface FoundArticle {
  readonly article: Article;
  /** Newest first. */
  readonly published: readonly Article[];
}

/**
 * Finds the article of a URL.
 * @param search Query string of the URL; marketing parameters are kept in a redirect.
 * @throws Response (301) to the article's current URL, or (404) if there is no such article
 */
export async function findArticle(
  slug: string | undefined,
  search: string,
  context: RequestContext,
): Promise<FoundArticle> {
  const published = await publishedArticles(context);
  const article = published.find((one) => one.slug === slug);
  if (article !== undefined) return { article, published };
  const moved = published.find(({ formerSlugs }) => slug !== undefined && formerSlugs.includes(slug));
  if (moved === undefined) throw notFound('invalid');
  const { locale, dealership } = context;
  throw redirect(
    localPath(pathTo('car-research/article', moved), locale, dealership.languages) + search,
    301,
  );
}
