import { ARTICLE_CATEGORIES, type Article } from '@rooftop/content/documents/article/article';
import type { RequestContext } from '#app/context.server.ts';
import type { ChoiceLinksProps } from '#app/ui/choice-links.tsx';
import { formatCount } from '@rooftop/platform/wording/format-number';
import { categoryName } from './article-card-view.server.ts';
import { type ArticleQuery, articleSearchPath } from './article-search.ts';

/** The current choice. An undefined category means the visitor hasn't chosen one yet. */
export interface ChosenCategory extends Pick<ArticleQuery, 'query'> {
  readonly category: ArticleQuery['category'] | undefined;
}

/** "All articles" and each category that has articles, with their counts. */
export function articleCategoryLinks(
  articles: readonly Article[],
  { query, category }: ChosenCategory,
  context: Pick<RequestContext, 't' | 'href' | 'locale'>,
): ChoiceLinksProps {
  const { t, href, locale } = context;
  const counts = [null, ...ARTICLE_CATEGORIES].map((one) => ({
    one,
    count: articles.filter((article) => one === null || article.category === one).length,
  }));
  return {
    label: t('research.categories'),
    choices: counts
      // The chosen category stays even when it has no articles; otherwise the page would not explain why it is empty.
      .filter(({ one, count }) => one === null || count > 0 || one === category)
      .map(({ one, count }) => ({
        label: `${one === null ? t('research.everything') : categoryName(one, context)} (${formatCount(count, locale)})`,
        href: href(articleSearchPath({ query, category: one })) ?? '',
        isCurrent: one === category,
      })),
  };
}
