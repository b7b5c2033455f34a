import { redirect } from '@remix-run/node';
import type { Article } from '@rooftop/content/documents/article';
import type { RequestContext } from '../../../context.server.ts';
import { pageMissing } from '../../../http/page-missing.ts';
import { localPath } from '../../../http/asked-page.ts';
import { articlePath } from '../article-path.ts';
import { publishedArticles } from '../published-articles.server.ts';

/** An article, and all that can be read beside it. */
export interface FoundArticle {
  readonly article: Article;
  /** newest first */
  readonly published: readonly Article[];
}

/**
 * The article at an address.
 * @param search of the address; marketing's parameters survive a redirect
 * @throws a response: to where the article is today, or that there is none
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
  if (moved === undefined) throw pageMissing('unknown');
  const { locale, dealership } = context;
  throw redirect(localPath(articlePath(moved), locale, dealership.languages) + search, 301);
}
