import type { Article, ArticleCategory } from '@rooftop/content/documents/article/article';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { type PictureSize, pictureView } from '#app/ui/media/picture-view.server.ts';
import { dayView } from './article-day.server.ts';
import { articleSearchPath } from './article-search.ts';
import { articleText } from '#app/site/articles/article-text.server.ts';

/** Details shown in small print next to an article's title. */
export type ArticleFacts = ReturnType<typeof articleFacts>;

/** An article in a list. */
export type ArticleCardView = ReturnType<typeof articleCardView>;

type CardContext = Pick<RequestContext, 't' | 'locale' | 'href' | 'imageUrl'>;

export const categoryName = (category: ArticleCategory, { t }: Pick<RequestContext, 't'>): string =>
  t(`research.category.${category}`);

export function articleFacts(article: Article, context: CardContext) {
  const { category, publishedOn } = article;
  const { t, locale, href } = context;
  return {
    category: { label: categoryName(category, context), href: href(articleSearchPath({ category })) ?? '' },
    published: dayView(publishedOn, locale),
    /** Reading time as text. */
    minutes: t('research.minutes', { minutes: articleText(article).minutes }),
  };
}

/** @param room Space available for the picture. */
export function articleCardView(article: Article, context: CardContext, room: PictureSize = 'tile') {
  const { href, imageUrl } = context;
  const { id, title, summary, image } = article;
  return {
    ...articleFacts(article, context),
    key: id,
    href: href(pathTo('car-research/article', article)) ?? '',
    title,
    summary,
    // Empty alt text: the title next to the picture already describes the article.
    picture: image && { ...pictureView(image, imageUrl, room), alt: '' },
  };
}
