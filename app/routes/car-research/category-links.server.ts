import { ARTICLE_CATEGORIES, type Article, type ArticleCategory } from '@rooftop/content/documents/article';
import type { RequestContext } from '../../context.server.ts';
import { categoryName } from './article-card-view.server.ts';
import { articleSearchPath } from './article-path.ts';

/** A way to see the articles of a category, or all of them. */
export interface CategoryLink {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** All articles, and each category that has some. */
export function categoryLinks(
  articles: readonly Article[],
  { query, category }: { readonly query: string; readonly category: ArticleCategory | null | undefined },
  context: Pick<RequestContext, 'say' | 'href'>,
): readonly CategoryLink[] {
  const { say, href } = context;
  const all = [null, ...ARTICLE_CATEGORIES].map((one) => ({
    key: one ?? 'all',
    label: one === null ? say('research.everything') : categoryName(one, context),
    count: articles.filter((article) => one === null || article.category === one).length,
    href: href(articleSearchPath({ query, category: one })) ?? '',
    isCurrent: one === category,
  }));
  // The chosen one stays where it has none: else the page would not say why it is empty.
  return all.filter(({ count, isCurrent }, at) => count > 0 || isCurrent || at === 0);
}
